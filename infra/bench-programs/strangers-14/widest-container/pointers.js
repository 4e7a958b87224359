// Walk inwards from both ends, always giving up the shorter plate.
const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = tokens[0];
const plates = tokens.slice(1, n + 1);
let left = 0, right = n - 1, answer = 0;
while (left < right) {
  const water = (right - left) * Math.min(plates[left], plates[right]);
  answer = Math.max(answer, water);
  plates[left] <= plates[right] ? left++ : right--;
}
console.log(String(answer));
