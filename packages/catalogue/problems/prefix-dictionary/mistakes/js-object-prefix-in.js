const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const q = Number(lines[0]);
const words = new Set(), pre = {}, out = [];
for (let i = 1; i <= q; i++) {
  const [op, w] = lines[i].split(' ');
  if (op === 'add') { words.add(w); for (let k = 1; k <= w.length; k++) pre[w.slice(0, k)] = 1; }
  else out.push(op === 'has' ? words.has(w) : w in pre);
}
console.log(out.join('\n'));
