// Alice and Bob take cards from either end in turn. The card taken in turn t is worth t * value
// to Alice if she takes it and nothing if Bob does. Alice wants much, Bob wants her to get little.
const fs = require('fs');
const nums = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = nums.shift();
const card = nums;
const memo = new Float64Array(n * n).fill(-1);

function alice(i, j) {
  if (i > j) return 0;
  const key = i * n + j;
  if (memo[key] >= 0) return memo[key];
  const turn = n - (j - i);
  return memo[key] = Math.max(turn * card[i] + bob(i + 1, j), turn * card[j] + bob(i, j - 1));
}

function bob(i, j) {
  if (i > j) return 0;
  const key = i * n + j;
  if (memo[key] >= 0) return memo[key];
  return memo[key] = Math.min(alice(i + 1, j), alice(i, j - 1));
}

console.log(alice(0, n - 1));
