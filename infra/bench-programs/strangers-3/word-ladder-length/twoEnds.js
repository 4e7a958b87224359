const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const [begin, end] = data;
const left = new Set(data.slice(3));
const abc = 'abcdefghijklmnopqrstuvwxyz';

function solve() {
  if (!left.has(end)) return 0;
  let a = new Set([begin]), b = new Set([end]);
  left.delete(begin);
  left.delete(end);
  for (let steps = 2; a.size && b.size; steps++) {
    if (a.size > b.size) [a, b] = [b, a];
    const next = new Set();
    for (const w of a) {
      for (let i = 0; i < w.length; i++) {
        for (const c of abc) {
          if (c === w[i]) continue;
          const x = w.slice(0, i) + c + w.slice(i + 1);
          if (b.has(x)) return steps;
          if (left.delete(x)) next.add(x);
        }
      }
    }
    a = next;
  }
  return 0;
}
console.log(solve());
