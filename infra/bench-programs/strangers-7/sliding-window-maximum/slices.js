const fs = require('fs');
const [[n, k], values] = fs.readFileSync(0, 'utf8').trim().split('\n').map(line => line.split(' ').map(Number));

const larger = (a, b) => (a > b ? a : b);
const answer = values
  .slice(0, n - k + 1)
  .map((_, i) => values.slice(i, i + k).reduce(larger));

console.log(answer.join(' '));
