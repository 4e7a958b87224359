const fs = require('fs');

/**
 * @param {string} tiles capital letters
 * @param {number} k how many tiles may be replaced
 * @returns {number} the length of the longest stretch of equal tiles
 */
function solve(tiles, k) {
  let best = 0;
  for (const c of new Set(tiles)) {
    for (let i = 0; i < tiles.length; i++) {
      let others = 0;
      let j = i;
      for (; j < tiles.length; j++) if (tiles[j] !== c && ++others > k) break;
      best = Math.max(best, j - i);
    }
  }
  return best;
}

const [tiles, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(tiles, Number(k)));
