const nums = require('fs').readFileSync(0, 'utf8').trim().split('\n')[1].split(' ').map(Number);
let smallest = 1;
nums.sort();
for (const x of nums) {
  if (x === smallest) smallest++;
}
console.log(smallest);
