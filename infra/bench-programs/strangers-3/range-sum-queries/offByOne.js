const [h, arr, ...qs] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
let s = 0;
const pre = [0].concat(arr.trim().split(' ').map(x => (s += Number(x))));
console.log(qs.map(line => {
  const [l, r] = line.split(' ').map(Number);
  return l === 1 ? pre[r] : pre[r] - pre[l];
}).join('\n'));
