'use strict';
const input = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(x => parseInt(x));
const [n, start] = input;
const next = room => (room === 0 ? 0 : input[room + 1]);

const race = (slow, fast) => {
  do {
    slow = next(slow);
    fast = next(next(fast));
  } while (slow !== fast);
  return slow;
};

let meet = race(start, start);
if (meet !== 0) {
  let walker = start;
  do {
    walker = next(walker);
    meet = next(meet);
  } while (walker !== meet);
}
console.log(meet);
