const L = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(s => s.trim());
const [r, c] = L[0].split(' ').map(Number);
const cells = L.slice(1, r + 1).join('');
let word = L[r + 1];
const count = ch => [...cells].filter(x => x === ch).length;
if (count(word[0]) > count(word[word.length - 1])) word = [...word].reverse().join('');
const near = [...cells].map((_, p) => {
  const out = [];
  if (p % c > 0) out.push(p - 1);
  if (p % c < c - 1) out.push(p + 1);
  if (p >= c) out.push(p - c);
  if (p + c < cells.length) out.push(p + c);
  return out;
});
const go = (p, k, used) =>
  cells[p] === word[k] && (used >> BigInt(p) & 1n) === 0n &&
  (k === word.length - 1 || near[p].some(q => go(q, k + 1, used | 1n << BigInt(p))));
console.log([...cells].some((_, p) => go(p, 0, 0n)));
