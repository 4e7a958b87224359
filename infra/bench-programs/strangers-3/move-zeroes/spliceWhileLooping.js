const [l1, l2] = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(l1);
const a = l2.trim().split(' ').map(Number);
for (let i = 0; i < n; i++) {
  if (a[i] === 0) {
    a.splice(i, 1);
    a.push(0);
  }
}
console.log(a.join(' '));
