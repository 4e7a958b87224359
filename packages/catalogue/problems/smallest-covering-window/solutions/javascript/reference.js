const fs = require('fs');

/**
 * @param {string} s
 * @param {string} t
 * @returns {string | null} the first of the shortest runs of s that cover t, or null
 */
function solve(s, t) {
  const missing = new Map();
  for (const letter of t) missing.set(letter, (missing.get(letter) ?? 0) + 1);
  let open = t.length;
  let left = 0;
  let best = null;
  for (let right = 0; right < s.length; right++) {
    const entering = missing.get(s[right]);
    if (entering === undefined) continue;
    missing.set(s[right], entering - 1);
    if (entering > 0) open--;
    while (open === 0) {
      if (best === null || right - left < best.right - best.left) best = { left, right };
      const leaving = missing.get(s[left]);
      if (leaving !== undefined) {
        missing.set(s[left], leaving + 1);
        if (leaving === 0) open++;
      }
      left++;
    }
  }
  return best === null ? null : s.slice(best.left, best.right + 1);
}

const [s, t] = fs.readFileSync(0, 'utf8').split(/\s+/);
console.log(solve(s, t) ?? 'none');
