const [, line, pq] = require('fs').readFileSync(0, 'utf8').split('\n');
const tok = line.trim().split(' ');
const nodes = () => tok.filter(t => t !== 'null');
const parent = {};
for (let i = 1; i < tok.length; i++) {
  if (tok[i] === 'null') continue;
  const who = Math.floor((i - 1) / 2);
  parent[tok[i]] = nodes()[who];
}
const [p, q] = pq.trim().split(' ');
const up = new Set();
for (let x = p; x !== undefined; x = parent[x]) up.add(x);
let y = q;
while (!up.has(y)) y = parent[y];
console.log(y);
