const fs = require('fs');

/**
 * @param {string} strip
 * @returns {number} the smallest number of cuts
 */
function solve(strip) {
  const n = strip.length;
  const pieces = Array.from({ length: n + 1 }, (_, j) => j);
  for (let middle = 0; middle < 2 * n - 1; middle++) {
    let left = middle >> 1;
    let right = (middle + 1) >> 1;
    while (left >= 0 && right < n && strip[left] === strip[right]) {
      pieces[right + 1] = Math.min(pieces[right + 1], pieces[left] + 1);
      left--;
      right++;
    }
  }
  return pieces[n] - 1;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim().split(/\s+/)[1]));
