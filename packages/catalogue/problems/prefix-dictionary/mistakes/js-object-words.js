const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const q = Number(lines[0]);
const words = {}, pre = new Set(), out = [];
for (let i = 1; i <= q; i++) {
  const [op, w] = lines[i].split(' ');
  if (op === 'add') { words[w] = true; for (let k = 1; k <= w.length; k++) pre.add(w.slice(0, k)); }
  else out.push(op === 'has' ? !!words[w] : pre.has(w));
}
console.log(out.join('\n'));
