const fs = require('fs');

/**
 * @param {string} s
 * @param {string} t
 * @returns {string | null} the first of the shortest runs of s that cover t, or null
 */
function solve(s, t) {
  const wanted = new Set(t);
  const inWindow = new Map();
  let left = 0;
  let best = null;
  for (let right = 0; right < s.length; right++) {
    if (wanted.has(s[right])) inWindow.set(s[right], (inWindow.get(s[right]) ?? 0) + 1);
    while (inWindow.size === wanted.size) {
      if (best === null || right - left + 1 < best.length) best = s.slice(left, right + 1);
      const count = inWindow.get(s[left]);
      if (count === 1) inWindow.delete(s[left]);
      else if (count !== undefined) inWindow.set(s[left], count - 1);
      left++;
    }
  }
  return best;
}

const [s, t] = fs.readFileSync(0, 'utf8').split(/\s+/);
console.log(solve(s, t) ?? 'none');
