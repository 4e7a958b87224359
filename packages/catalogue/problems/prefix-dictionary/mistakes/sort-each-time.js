const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const q = Number(lines[0]);
let words = [];
const out = [];
for (let i = 1; i <= q; i++) {
  const [op, w] = lines[i].split(' ');
  if (op === 'add') words = [...words, w];
  else if (op === 'has') out.push(words.includes(w));
  else out.push(words.filter(x => x.startsWith(w)).length > 0);
}
console.log(out.join('\n'));
