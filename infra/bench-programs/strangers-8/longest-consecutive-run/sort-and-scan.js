const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = [...new Set(lines[1].trim().split(/\s+/).map(Number))].sort();

let best = 1;
for (let i = 1, run = 1; i < nums.length; i++) {
  run = nums[i] - nums[i - 1] === 1 ? run + 1 : 1;
  if (run > best) best = run;
}
console.log(best);
