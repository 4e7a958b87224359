const nums = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = nums.shift();
const events = new Float64Array(2 * n);
for (let i = 0; i < n; i++) {
  events[2 * i] = nums[2 * i] * 2;
  events[2 * i + 1] = nums[2 * i + 1] * 2 + 1;
}
events.sort();
const out = [];
let depth = 0, from = 0;
for (const e of events) {
  if (e % 2 === 0) {
    if (depth++ === 0) from = e / 2;
  } else if (--depth === 0) {
    out.push(from + ' ' + (e - 1) / 2);
  }
}
console.log(out.join('\n'));
