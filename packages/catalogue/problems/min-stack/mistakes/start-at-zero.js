const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const q = Number(lines[0]);
const st = [], out = [];
let mn = 0;
for (let i = 1; i <= q; i++) {
  const [op, v] = lines[i].split(' ');
  if (op === 'push') { const x = Number(v); mn = st.length ? Math.min(st[st.length - 1][1], x) : x || 1e9; st.push([x, mn]); }
  else if (op === 'pop') st.pop();
  else out.push(st[st.length - 1][op === 'top' ? 0 : 1]);
}
console.log(out.join('\n'));
