// Prefix sums that are renewed from time to time; the changes since then wait in a list.
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const coins = Float64Array.from(lines[1].trim().split(' '), Number);
const prefix = new Float64Array(n + 1);
const PATIENCE = Math.ceil(Math.sqrt(n));
let waitingBox = [];
let waitingCoins = [];

function renew() {
  for (let w = 0; w < waitingBox.length; w++) coins[waitingBox[w] - 1] += waitingCoins[w];
  waitingBox = [];
  waitingCoins = [];
  for (let i = 0; i < n; i++) prefix[i + 1] = prefix[i] + coins[i];
}

renew();
const answers = [];
for (let e = 2; e < q + 2; e++) {
  const [kind, a, b] = lines[e].split(' ').map(Number);
  if (kind === 1) {
    waitingBox.push(a);
    waitingCoins.push(b);
    if (waitingBox.length > PATIENCE) renew();
  } else {
    let sum = prefix[b] - prefix[a - 1];
    for (let w = 0; w < waitingBox.length; w++) {
      if (waitingBox[w] >= a && waitingBox[w] <= b) sum += waitingCoins[w];
    }
    answers.push(sum);
  }
}
console.log(answers.join('\n'));
