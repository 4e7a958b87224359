const nums = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
const sum = nums.reduce((a, b) => a + b, 0);
console.log(sum, Math.max.apply(null, nums.slice(0, 1000)), (sum / nums.length).toFixed(2));
