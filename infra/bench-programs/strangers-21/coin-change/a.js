const input = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = input[0];
const amount = input[1];
const coins = input.slice(2, 2 + n);

const fewest = new Int32Array(amount + 1).fill(amount + 1);
fewest[0] = 0;
for (let sum = 1; sum <= amount; sum++) {
  for (const coin of coins) {
    if (coin <= sum && fewest[sum - coin] + 1 < fewest[sum]) {
      fewest[sum] = fewest[sum - coin] + 1;
    }
  }
}
console.log(fewest[amount] > amount ? -1 : fewest[amount]);
