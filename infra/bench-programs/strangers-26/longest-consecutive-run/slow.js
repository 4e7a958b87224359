const nums = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const present = new Set(nums);
let best = 0;
for (const start of present) {
  let length = 1;
  while (present.has(start + length)) length++;
  if (length > best) best = length;
}
console.log(best);
