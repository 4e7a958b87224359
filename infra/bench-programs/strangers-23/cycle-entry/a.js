const [[, start], arrows] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(line => line.trim().split(' ').map(Number));
const go = room => (room === 0 ? 0 : arrows[room - 1]);

let slow = start, fast = start;
do {
  slow = go(slow);
  fast = go(go(fast));
} while (fast !== 0 && slow !== fast);

if (fast === 0) console.log(0);
else {
  slow = start;
  while (slow !== fast) {
    slow = go(slow);
    fast = go(fast);
  }
  console.log(slow);
}
