'use strict';
const [head, first, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = (line) => Float64Array.from(line.trim().split(' '), Number);
const k = nums(head)[2];
const bags = nums(first);
const hats = nums(second);

// are there at least k pairs that cost at most x? walk along the staircase
const enough = (x) => {
  let pairs = 0;
  let j = hats.length - 1;
  for (const bag of bags) {
    while (j >= 0 && bag + hats[j] > x) j--;
    if (j < 0) break;
    pairs += j + 1;
  }
  return pairs >= k;
};

let answer = -2000000001; // not enough
for (let step = 2 ** 32; step >= 1; step /= 2) {
  if (answer + step <= 2e9 && !enough(answer + step)) answer += step;
}
console.log(answer + 1);
