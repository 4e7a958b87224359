const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const a = data.slice(1);
let w = 0;
for (let i = 0; i < a.length; i++) {
  if (a[i] !== 0) {
    [a[w], a[i]] = [a[i], a[w]];
    w++;
  }
}
console.log(a.join(' '));
