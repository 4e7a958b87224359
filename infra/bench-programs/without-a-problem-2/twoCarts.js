const nums = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = nums[0];
const w = nums.slice(1, 1 + n);

function better(a, b) {
  return a < b ? a : b;
}

function load(i, left, right) {
  if (i === n) {
    return Math.abs(left - right);
  }
  return better(
    load(i + 1, left + w[i], right),
    load(i + 1, left, right + w[i])
  );
}

console.log(load(0, 0, 0));
