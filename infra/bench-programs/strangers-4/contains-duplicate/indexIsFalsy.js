const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].trim().split(' ').map(Number);
const seenAt = {};
let dup = false;
for (let i = 0; i < nums.length; i++) {
  if (seenAt[nums[i]]) {
    dup = true;
    break;
  }
  seenAt[nums[i]] = i;
}
console.log(dup);
