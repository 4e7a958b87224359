const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const start = data[1];

// data[0] and data[1] come first, so the arrow of room r is data[r + 1]
const step = (room) => data[room + 1];

function firstTwice() {
  let slow = start;
  let fast = start;
  do {
    slow = step(slow);
    fast = step(step(fast));
    if (fast === 0) return 0;
  } while (slow !== fast);
  slow = start;
  while (slow !== fast) {
    slow = step(slow);
    fast = step(fast);
  }
  return slow;
}

console.log(firstTwice());
