const fs = require('fs');

/**
 * @param {string} s
 * @param {string} t
 * @returns {string | null} the first of the shortest runs of s that cover t, or null
 */
function solve(s, t) {
  const wanted = new Map();
  for (const letter of t) wanted.set(letter, (wanted.get(letter) ?? 0) + 1);
  let best = null;
  for (let start = 0; start + t.length <= s.length; start++) {
    const missing = new Map(wanted);
    let open = t.length;
    for (let end = start; end < s.length && open > 0; end++) {
      const count = missing.get(s[end]) ?? 0;
      missing.set(s[end], count - 1);
      if (count > 0) open--;
      if (open === 0 && (best === null || end + 1 - start < best.length)) best = s.slice(start, end + 1);
    }
  }
  return best;
}

const [s, t] = fs.readFileSync(0, 'utf8').split(/\s+/);
console.log(solve(s, t) ?? 'none');
