'use strict';
const [n, amount, ...coins] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const steps = new Int32Array(amount + 1).fill(-1);
const queue = new Int32Array(amount + 1);
let head = 0;
let tail = 0;
steps[0] = 0;
queue[tail++] = 0;
while (head < tail && steps[amount] < 0) {
  const paid = queue[head++];
  for (const c of coins) {
    const next = paid + c;
    if (next <= amount && steps[next] < 0) {
      steps[next] = steps[paid] + 1;
      queue[tail++] = next;
    }
  }
}
console.log(steps[amount]);
