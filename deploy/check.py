#!/usr/bin/env python3
"""Checks the manifests of this folder without a container engine and without a cluster.

Usage: check.py HELP, where HELP is a file with what `baihua-server --help` prints. Needs PyYAML.
Every fault is printed; the exit status tells whether there was one.
"""

import re
import sys
from pathlib import Path

import yaml

HERE = Path(__file__).parent
FAULTS = []


def must(holds, fault):
    if not holds:
        FAULTS.append(fault)


def seconds(text):
    """A lifetime such as 5s, 24h or 1m30s in seconds."""
    units = {"ms": 0.001, "s": 1, "m": 60, "h": 3600}
    return sum(float(n) * units[u] for n, u in re.findall(r"(\d+)(ms|s|m|h)", text))


def settings(help_text):
    """Every variable that the program reads, with its default where it has one."""
    found = {}
    for option in re.split(r"\n\s*(?=--)", help_text):
        name = re.search(r"\[env: (BAIHUA_[A-Z_]+)=", option)
        # What a sentence calls a default stands before; what is filled in stands behind.
        default = re.search(r"\[env: [^\]]*\]\s*\[default: ([^\]]+)\]", option)
        if name:
            found[name[1]] = default[1] if default else None
    secrets = set(re.findall(r"BAIHUA_[A-Z_]+", help_text)) - set(found)
    for name in secrets:
        found[name] = found[name + "_FILE"] = None
    return found


def check_environment(of, variables, known):
    for name in variables:
        must(name in known, f"{of}: {name} is no setting of the program")
    given = lambda name: variables.get(name, known.get(name))
    return seconds(given("BAIHUA_DRAIN")) + seconds(given("BAIHUA_SHUTDOWN_TIMEOUT"))


def check_settings_file(known):
    text = (HERE / "baihua.env").read_text(encoding="utf-8")
    lines = re.findall(r"^#?(BAIHUA_[A-Z_]+)=(.*)$", text, re.M)
    check_environment("baihua.env", dict(lines), known)
    names = [name for name, _ in lines]
    must(len(names) == len(set(names)), "baihua.env: a setting stands there twice")
    for name, default in known.items():
        if name.endswith("_FILE") or name + "_FILE" not in known:
            must(name in names, f"baihua.env: {name} is missing")
    for name, shown in lines:
        default = known.get(name)
        if default is not None:
            must(shown == default, f"baihua.env: {name} is {default} by default, not {shown}")


def check_compose(known):
    compose = yaml.safe_load((HERE / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    servers = [service for name, service in services.items() if name.startswith("server")]
    must(len(servers) >= 2, "compose.yaml: two servers are wanted")
    for service in servers:
        stops_in = check_environment("compose.yaml", service["environment"], known)
        must(seconds(service["stop_grace_period"]) > stops_in, "compose.yaml: stop_grace_period is too short")
        must(service["read_only"] is True, "compose.yaml: a server's root is writable")
        must(service["cap_drop"] == ["ALL"], "compose.yaml: a server keeps capabilities")
        must("health" in service["healthcheck"]["test"], "compose.yaml: nobody asks a server whether it is well")
        must("BAIHUA_TRUSTED_PROXY" in service["environment"], "compose.yaml: all clients of the proxy count as one")
        must("ports" not in service, "compose.yaml: a server can be reached past the proxy")
        must((HERE / service["build"]["context"] / service["build"]["dockerfile"]).is_file(), "compose.yaml: no Containerfile")
        must((HERE / service["env_file"]).is_file(), "compose.yaml: no settings file")
    for name, service in services.items():
        must("mem_limit" in service, f"compose.yaml: {name} has no limit of memory")
        for network in service.get("networks", []):
            must(network in compose["networks"], f"compose.yaml: no network {network}")
        for other in service.get("depends_on", []):
            must(other in services, f"compose.yaml: {name} waits for {other}, which is not there")
        must("/" not in service["image"].split(":-")[-1], f"compose.yaml: the image of {name} names a registry")
    for port in services["proxy"]["ports"]:
        must(port.startswith("${BIND:-127.0.0.1}:"), "compose.yaml: the proxy can be reached from other machines")
    redis = " ".join(services["redis"]["command"])
    for wanted in ("--appendonly yes", "--appendfsync always", "--maxmemory-policy noeviction"):
        must(wanted in redis, f"compose.yaml: redis lacks {wanted}")
    proxy = (HERE / "nginx.conf").read_text(encoding="utf-8")
    for name in services:
        if name.startswith("server"):
            must(f"server {name}:8402" in proxy, f"nginx.conf: {name} gets no request")
    for wanted in ("limit_req zone=", "limit_conn clients", "X-Forwarded-For $proxy_add_x_forwarded_for"):
        must(wanted in proxy, f"nginx.conf: no {wanted}")


def check_kubernetes(known):
    objects = []
    for path in sorted((HERE / "kubernetes").glob("*.yaml")):
        objects += [(path.name, thing) for thing in yaml.safe_load_all(path.read_text(encoding="utf-8")) if thing]
    versions = {
        "ConfigMap": "v1",
        "Deployment": "apps/v1",
        "NetworkPolicy": "networking.k8s.io/v1",
        "PodDisruptionBudget": "policy/v1",
        "Secret": "v1",
        "Service": "v1",
    }
    by_kind = {}
    for name, thing in objects:
        kind = thing.get("kind")
        must(thing.get("apiVersion") == versions.get(kind), f"{name}: {kind} {thing.get('apiVersion')}")
        must(set(thing) <= {"apiVersion", "kind", "metadata", "spec", "data", "stringData", "type"}, f"{name}: {set(thing)}")
        must(re.fullmatch(r"[a-z0-9]([-a-z0-9]*[a-z0-9])?", thing["metadata"]["name"]), f"{name}: a name")
        by_kind[kind] = thing
    for kind in versions:
        must(kind in by_kind, f"kubernetes: no {kind}")
    variables = by_kind["ConfigMap"]["data"]
    must(all(isinstance(value, str) for value in variables.values()), "kubernetes: a setting is no string")
    stops_in = check_environment("kubernetes", variables, known)
    deployment = by_kind["Deployment"]["spec"]
    pod, labels = deployment["template"]["spec"], deployment["template"]["metadata"]["labels"]
    must(pod["terminationGracePeriodSeconds"] > stops_in, "kubernetes: terminationGracePeriodSeconds is too short")
    must(pod["securityContext"]["runAsNonRoot"] is True, "kubernetes: runs as root")
    must(pod["automountServiceAccountToken"] is False, "kubernetes: a token nobody needs is mounted")
    (server,) = pod["containers"]
    for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
        must(server[probe]["httpGet"]["port"] in [port["name"] for port in server["ports"]], f"kubernetes: {probe}")
    must(server["readinessProbe"]["httpGet"]["path"] == "/health", "kubernetes: only /health tells of draining")
    must(server["livenessProbe"]["httpGet"]["path"] != "/health", "kubernetes: a draining server would be killed")
    # At most one look more than it takes to be taken out of service.
    looks = server["readinessProbe"]["periodSeconds"] * (server["readinessProbe"]["failureThreshold"] + 1)
    must(seconds(variables["BAIHUA_DRAIN"]) > looks, "kubernetes: BAIHUA_DRAIN ends before the probe has failed")
    must("memory" in server["resources"]["limits"] and server["resources"]["requests"], "kubernetes: no limits")
    context = server["securityContext"]
    must(context["readOnlyRootFilesystem"] is True, "kubernetes: the root is writable")
    must(context["allowPrivilegeEscalation"] is False and context["capabilities"]["drop"] == ["ALL"], "kubernetes: rights")
    must("/" not in server["image"], "kubernetes: the image names a registry")
    volumes = {volume["name"] for volume in pod["volumes"]}
    must({mount["name"] for mount in server["volumeMounts"]} <= volumes, "kubernetes: a volume is missing")
    must(pod["volumes"][0]["secret"]["secretName"] == by_kind["Secret"]["metadata"]["name"], "kubernetes: which secret")
    for name, value in variables.items():
        if name.endswith("_FILE"):
            must(Path(value).name in by_kind["Secret"]["stringData"], f"kubernetes: the secret has no {value}")
    for kind, selector in (
        ("Deployment", deployment["selector"]["matchLabels"]),
        ("Service", by_kind["Service"]["spec"]["selector"]),
        ("PodDisruptionBudget", by_kind["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"]),
        ("NetworkPolicy", by_kind["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"]),
    ):
        must(selector.items() <= labels.items(), f"kubernetes: {kind} selects other pods")
    must(by_kind["PodDisruptionBudget"]["spec"]["minAvailable"] < deployment["replicas"], "kubernetes: no pod may ever go")
    must(by_kind["Service"]["spec"]["ports"][0]["targetPort"] == "http", "kubernetes: the service's port")


def check_unit(known):
    unit = (HERE / "baihua.service").read_text(encoding="utf-8")
    stops_in = check_environment("baihua.service", {}, known)
    must(seconds(re.search(r"^TimeoutStopSec=(.+)$", unit, re.M)[1]) > stops_in, "baihua.service: TimeoutStopSec")


def check_containerfile():
    text = (HERE / "Containerfile").read_text(encoding="utf-8")
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.M)
    for name in " ".join(copied).split():
        must((HERE.parent / name).exists(), f"Containerfile: {name} is not there")
    for image in re.findall(r"^ARG \w+_IMAGE=(.+)$", text, re.M):
        must("/" not in image, f"Containerfile: {image} names a registry")
    users = re.findall(r"^USER (.+)$", text, re.M)
    must(users and all(not user.startswith(("0", "root")) for user in users), "Containerfile: runs as root")


def main():
    known = settings(Path(sys.argv[1]).read_text(encoding="utf-8"))
    must(len(known) > 30, "what --help prints was not understood")
    for check in (check_settings_file, check_compose, check_kubernetes, check_unit):
        check(known)
    check_containerfile()
    for fault in FAULTS:
        print(fault, file=sys.stderr)
    sys.exit(bool(FAULTS))


main()
