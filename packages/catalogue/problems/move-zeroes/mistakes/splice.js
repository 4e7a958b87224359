const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
let a = data.slice(1, n + 1);
for (let k = a.filter(x => x === 0).length; k > 0; k--) {
  const i = a.indexOf(0);
  a = a.filter((x, p) => p !== i);
  a.push(0);
}
console.log(a.join(' '));
