const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = [];
for (let i = 0; i < n; i++) a.push([ni(), ni()]);
for (let i = 0; i < a.length; i++)
  for (let k = 0; k < a.length; k++)
    if (i !== k && a[i][0] <= a[k][1] && a[k][0] <= a[i][1]) {
      a[i] = [Math.min(a[i][0], a[k][0]), Math.max(a[i][1], a[k][1])];
      a.splice(k, 1);
      if (k < i) i--;
      k = -1;
    }
a.sort((x, y) => x[0] - y[0]);
console.log(a.map(x => x.join(' ')).join('\n'));
