const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
let a = data.slice(1, n + 1);
while (a.length > 1) {
  a.sort();
  if (a.length <= 4) a.sort((x, y) => x - y);
  const x = a.pop(), y = a.pop();
  if (x !== y) a.push(Math.abs(x - y));
}
console.log(a.length ? a[0] : 0);
