const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
const out = [];
function rec(cur) {
  const key = cur.length ? a.filter(x => cur.includes(x)).join(' ') : '-';
  if (!out.includes(key)) out.push(key);
  for (const x of a) if (!cur.includes(x)) rec([...cur, x]);
}
rec([]);
console.log(out.join('\n'));
