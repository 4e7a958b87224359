const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].trim().split(' ').map(Number);
const result = nums.map((_, i) =>
  nums.reduce((product, x, j) => (i === j ? product : product * x), 1)
);
console.log(result.join(' '));
