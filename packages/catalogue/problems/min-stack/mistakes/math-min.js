const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const q = Number(lines[0]);
let st = [];
const out = [];
for (let i = 1; i <= q; i++) {
  const [op, v] = lines[i].split(' ');
  if (op === 'push') st = [Number(v), ...st];
  else if (op === 'pop') st = st.slice(1);
  else if (op === 'top') out.push(st[0]);
  else out.push(st.reduce((a, b) => Math.min(a, b)));
}
console.log(out.join('\n'));
