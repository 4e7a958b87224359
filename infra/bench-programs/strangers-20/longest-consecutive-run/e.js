const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].trim().split(' ').map(Number);
let longest = 0;
for (const x of nums) {
  let length = 1;
  while (nums.includes(x + length)) {
    length++;
  }
  longest = Math.max(longest, length);
}
console.log(longest);
