const [, line] = require('fs').readFileSync(0, 'utf8').split('\n');
const a = line.trim().split(/\s+/).map(Number);
const ans = a.map(() => 1);
let acc = 1;
a.forEach((x, i) => { ans[i] *= acc; acc *= x; });
acc = 1;
for (let i = a.length - 1; i >= 0; i--) {
  ans[i] *= acc;
  acc *= a[i];
}
console.log(ans.map(x => x === 0 ? 0 : x).join(' '));
