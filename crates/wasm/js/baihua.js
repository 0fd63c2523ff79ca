// Reads documents on this device, with the module beside this file. The types stand in baihua.d.ts.

export class Refusal extends Error {
  constructor({ code, message }) {
    super(message);
    this.name = "Refusal";
    this.code = code;
  }
}

const compiled = async (source) => {
  const given = await source;
  if (given instanceof WebAssembly.Module) return given;
  if (typeof Response === "function" && given instanceof Response) {
    if (!given.ok) throw new Error(`the module cannot be fetched: ${given.status}`);
    return WebAssembly.compileStreaming(given);
  }
  return WebAssembly.compile(given);
};

/** Makes a reader of the module: its bytes, a response to a request for it, or the module itself. */
export async function load(source) {
  const module = await compiled(source);
  let instance = await WebAssembly.instantiate(module, {});

  async function call(name, request) {
    instance ??= await WebAssembly.instantiate(module, {});
    const { memory, ...symbols } = instance.exports;
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    let fine, answer;
    try {
      const at = symbols.baihua_request(bytes.length);
      if (at === 0 && bytes.length) throw new Refusal({ code: "invalid-request", message: "the request is too long" });
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      fine = symbols[`baihua_${name}`]();
      const from = symbols.baihua_answer();
      answer = new TextDecoder().decode(new Uint8Array(memory.buffer, from, symbols.baihua_answer_length()));
    } catch (fault) {
      // What a fault left in its memory is not trusted again.
      instance = null;
      throw fault;
    }
    if (!fine) throw new Refusal(JSON.parse(answer));
    return answer;
  }

  return {
    review: async (order) => JSON.parse(await call("review", order)),
    reviewJson: (order) => call("review", order),
    recompute: async (order) => JSON.parse(await call("recompute", order)),
    recognise: async (text) => JSON.parse(await call("recognise", { text })),
  };
}
