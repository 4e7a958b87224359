const fs = require('fs');

/**
 * @param {string} tiles capital letters
 * @param {number} k how many tiles may be replaced
 * @returns {number} the length of the longest stretch of equal tiles
 */
function solve(tiles, k) {
  let best = 0;
  for (const c of new Set(tiles)) {
    let left = 0;
    let others = 0;
    for (let r = 0; r < tiles.length; r++) {
      if (tiles[r] !== c) others++;
      while (others > k) if (tiles[left++] !== c) others--;
      best = Math.max(best, r - left + 1 - others);
    }
  }
  return best;
}

const [tiles, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(tiles, Number(k)));
