// can[x] after round k: x can be paid with exactly k coins
const nums = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const amount = nums[1];
const coins = nums.slice(2, 2 + nums[0]);
let can = new Uint8Array(amount + 1);
let next = new Uint8Array(amount + 1);
can[0] = 1;
let answer = amount === 0 ? 0 : -1;
for (let k = 1; k <= amount && answer < 0; k++) {
  next.fill(0);
  for (let x = 0; x <= amount; x++) {
    if (!can[x]) continue;
    for (const c of coins) if (x + c <= amount) next[x + c] = 1;
  }
  if (next[amount]) answer = k;
  [can, next] = [next, can];
}
console.log(answer);
