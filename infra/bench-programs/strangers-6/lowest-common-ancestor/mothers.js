const [head, body, ask] = require('fs').readFileSync(0, 'utf8').split('\n');
const tokens = body.trim().split(' ');
const mother = new Map([[tokens[0], null]]);
const cells = [tokens[0]];
tokens.slice(1).forEach((cell, i) => {
  if (cell === 'null') return;
  mother.set(cell, cells[i >> 1]);
  cells.push(cell);
});

const [p, q] = ask.trim().split(' ');
const line = new Set();
for (let x = p; x !== null; x = mother.get(x)) line.add(x);
let y = q;
while (!line.has(y)) y = mother.get(y);
console.log(y);
