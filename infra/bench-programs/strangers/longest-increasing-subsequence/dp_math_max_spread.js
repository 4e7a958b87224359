const [n, ...seq] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const len = [];
seq.forEach((x, i) => {
  len[i] = 1 + seq.slice(0, i).reduce((m, y, j) => (y < x && len[j] > m ? len[j] : m), 0);
});
console.log(len.reduce((a, b) => Math.max(a, b)));
