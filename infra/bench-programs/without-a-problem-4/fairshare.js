const input = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const weights = input[1].trim().split(/ +/).map(Number);

const share = (i, diff) =>
  i === weights.length
    ? Math.abs(diff)
    : Math.min(share(i + 1, diff + weights[i]), share(i + 1, diff - weights[i]));

console.log('smallest difference:', share(0, 0));
