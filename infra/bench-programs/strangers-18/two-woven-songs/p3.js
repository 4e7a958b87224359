'use strict';
const lines = require('fs').readFileSync(0, 'utf8').split('\n').map((s) => s.replace(/\r$/, ''));
const q = parseInt(lines[0], 10);
const line = (i) => lines[i] || '';

// walks through the grid of places (i, j) without recursion
function reachable(a, b, c) {
  const w = b.length + 1;
  if (a.length + b.length !== c.length) return false;
  const goal = a.length * w + b.length;
  const seen = new Uint8Array(goal + 1);
  const stack = [0];
  seen[0] = 1;
  while (stack.length) {
    const at = stack.pop();
    if (at === goal) return true;
    const i = Math.floor(at / w), j = at % w;
    const note = c[i + j];
    if (i < a.length && a[i] === note && !seen[at + w]) {
      seen[at + w] = 1;
      stack.push(at + w);
    }
    if (j < b.length && b[j] === note && !seen[at + 1]) {
      seen[at + 1] = 1;
      stack.push(at + 1);
    }
  }
  return false;
}

const out = [];
for (let r = 0; r < q; r++) out.push(reachable(line(3 * r + 1), line(3 * r + 2), line(3 * r + 3)));
console.log(out.join('\n'));
