const [, start, ...arrows] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const step = room => (room === 0 ? 0 : arrows[room - 1]);

const meet = (slow, fast) => {
  do {
    slow = step(slow);
    fast = step(step(fast));
  } while (slow !== fast);
  return slow;
};
const together = (a, b) => {
  while (a !== b) [a, b] = [step(a), step(b)];
  return a;
};
console.log(together(start, meet(start, start)));
