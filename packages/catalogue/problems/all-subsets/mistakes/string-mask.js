const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
const out = [];
for (let m = 0; m < 2 ** n; m++) {
  const bits = m.toString(2).padStart(8, '0').slice(-8).split('').reverse();
  const cur = a.filter((x, i) => bits[i] === '1');
  out.push(cur.length ? cur.join(' ') : '-');
}
console.log(out.join('\n'));
