const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, start] = lines[0].split(' ').map(Number);
const to = [0].concat(lines[1].trim().split(' ').map(Number)); // to[0] = 0: outside stays outside

let slow = start;
let fast = start;
do {
  slow = to[slow];
  fast = to[to[fast]];
} while (slow !== fast);

// met at 0 -> she is outside; otherwise the usual second phase
if (fast !== 0) {
  slow = start;
  while (slow !== fast) {
    slow = to[slow];
    fast = to[fast];
  }
}
console.log(fast);
