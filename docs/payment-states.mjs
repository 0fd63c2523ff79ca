// Draws docs/payment-states.svg: the states of a payment's row, and what the same payment gets in each of them.
//
//   node docs/payment-states.mjs >docs/payment-states.svg
const states = [
  { id: "none", x: 30, y: 170, title: "no row", gets: ["the work, as new"] },
  { id: "reserved", x: 290, y: 170, title: "reserved", gets: ["503 while the lease runs,", "then the work"] },
  { id: "noted", x: 550, y: 170, title: "noted", gets: ["503 while the lease runs,", "then settled, same report"] },
  { id: "settled", x: 810, y: 170, title: "settled", gets: ["the same report, 200;", "410 once it has expired"] },
  { id: "released", x: 420, y: 370, title: "released", gets: ["the work, as new"] },
];
const [width, height] = [190, 84];
const arrows = [
  { from: "none", to: "reserved", label: "reserve" },
  { from: "reserved", to: "noted", label: "stored" },
  { from: "noted", to: "settled", label: "paid" },
  { from: "reserved", to: "reserved", label: "lease over: another worker takes it" },
  { from: "noted", to: "noted", label: "outcome unknown: a repeat resumes" },
  { from: "settled", to: "settled", label: "repeat" },
  { from: "reserved", to: "released", label: "work failed" },
  { from: "noted", to: "released", label: "refused for good" },
  { from: "released", to: "none", label: "same as no row" },
];

const place = Object.fromEntries(states.map((state) => [state.id, state]));
const text = (x, y, words, style) => `  <text x="${x}" y="${y}" class="${style}">${words}</text>`;
const line = (d) => `  <path d="${d}" class="arrow" marker-end="url(#head)"/>`;

const drawArrow = ({ from, to, label }) => {
  const [a, b] = [place[from], place[to]];
  if (from === to) {
    const middle = a.x + width / 2;
    return [
      line(`M ${middle - 34} ${a.y} C ${middle - 60} ${a.y - 56}, ${middle + 60} ${a.y - 56}, ${middle + 34} ${a.y - 3}`),
      text(middle, a.y - 52, label, "label"),
    ];
  }
  if (a.y === b.y) {
    const y = a.y + height / 2;
    return [line(`M ${a.x + width} ${y} L ${b.x - 4} ${y}`), text((a.x + width + b.x) / 2, y - 8, label, "label")];
  }
  if (to === "released") {
    const [start, end] = [a.x + width / 2, b.x + width / 2 + (a.x < b.x ? -40 : 40)];
    const middle = (start + end) / 2 + (a.x < b.x ? -48 : 58);
    return [line(`M ${start} ${a.y + height} L ${end} ${b.y - 4}`), text(middle, (a.y + height + b.y) / 2 + 4, label, "label")];
  }
  const [x, y] = [b.x + width / 2, a.y + height / 2];
  return [line(`M ${a.x} ${y} L ${x} ${y} L ${x} ${b.y + height + 4}`), text((a.x + x) / 2, y - 8, label, "label")];
};

const drawState = ({ x, y, title, gets }) => [
  `  <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" class="state"/>`,
  text(x + width / 2, y + 26, title, "title"),
  ...gets.map((words, row) => text(x + width / 2, y + 50 + 18 * row, words, "gets")),
];

console.log(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1030 480" role="img" aria-labelledby="title" font-family="sans-serif">`,
    `  <title id="title">States of a payment and what showing it again brings</title>`,
    `  <style>`,
    `    .state { fill: #f4f7fb; stroke: #3b5b7c; stroke-width: 1.5 }`,
    `    .arrow { fill: none; stroke: #3b5b7c; stroke-width: 1.5 }`,
    `    .title { font-size: 16px; font-weight: bold; text-anchor: middle; fill: #16283a }`,
    `    .gets { font-size: 12px; text-anchor: middle; fill: #16283a }`,
    `    .label { font-size: 12px; text-anchor: middle; fill: #3b5b7c }`,
    `  </style>`,
    `  <marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto">`,
    `    <path d="M 0 0 L 8 4 L 0 8 z" fill="#3b5b7c"/>`,
    `  </marker>`,
    `  <rect width="1030" height="480" fill="#ffffff"/>`,
    text(515, 40, "Every arrow is one compare-and-set in the ledger. Money moves in “noted” alone, when the report is stored.", "gets"),
    text(515, 62, "In each box: what the same payment with the same request gets. With another request it gets 402 wherever there is a row.", "gets"),
    ...arrows.flatMap(drawArrow),
    ...states.flatMap(drawState),
    `</svg>`,
  ].join("\n"),
);
