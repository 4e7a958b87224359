const [n, ...h] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const max = arr => arr.reduce((a, b) => (a > b ? a : b), 0);
let sum = 0;
h.forEach((x, i) => {
  sum += Math.min(max(h.slice(0, i + 1)), max(h.slice(i)));
  sum -= x;
});
console.log(sum);
