const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(first);
const lamps = [1].concat(second.trim().split(/\s+/).map(Number), [1]);

// left and right still hang when everything between them goes
function take(left, right) {
  let most = 0;
  for (let last = left + 1; last < right; last++) {
    const cents =
      take(left, last) + take(last, right) + lamps[left] * lamps[last] * lamps[right];
    most = Math.max(most, cents);
  }
  return most;
}

console.log(take(0, n + 1));
