const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
const out = [];
function rec(i, cur) {
  if (i === n) { out.push(cur.join(' ') || '-'); return; }
  rec(i + 1, cur);
  if (a[i]) rec(i + 1, cur.concat([a[i]]));
  else rec(i + 1, cur);
}
rec(0, []);
console.log(out.join('\n'));
