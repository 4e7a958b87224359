const fs = require('fs');

/**
 * @param {number[]} times how often each jingle must be played
 * @param {number} c how many other slots must lie between two plays of a jingle
 * @returns {number} the smallest number of slots
 */
function solve(times, c) {
  const left = times.map((count) => ({ count, free: 0 }));
  let slot = 0;
  let todo = times.reduce((a, b) => a + b, 0);
  for (; todo > 0; slot++) {
    let best = null;
    for (const one of left) {
      if (one.count > 0 && one.free <= slot && (best === null || one.count > best.count)) best = one;
    }
    if (best === null) continue;
    best.count--;
    best.free = slot + c + 1;
    todo--;
  }
  return slot;
}

const [n, c, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), c));
