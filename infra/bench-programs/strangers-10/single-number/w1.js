const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].trim().split(' ').map(Number);

nums.sort((a, b) => a - b);

let single;
for (let i = 0; i < nums.length - 1; i += 2) {
  if (nums[i] !== nums[i + 1]) {
    single = nums[i];
    break;
  }
}
console.log(single);
