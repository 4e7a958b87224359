const [[n, target], a] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.split(' ').map(Number));
function go(i, s) {
  if (i === n) return s === target ? 1 : 0;
  return go(i + 1, s + a[i]) + go(i + 1, s - a[i]);
}
console.log(go(0, 0));
