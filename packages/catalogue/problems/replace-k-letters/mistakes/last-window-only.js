const fs = require('fs');

/**
 * @param {string} tiles capital letters
 * @param {number} k how many tiles may be replaced
 * @returns {number} the length of the longest stretch of equal tiles
 */
function solve(tiles, k) {
  const counts = {};
  let left = 0;
  for (let right = 0; right < tiles.length; right++) {
    counts[tiles[right]] = (counts[tiles[right]] || 0) + 1;
    while (right - left + 1 - Math.max(...Object.values(counts)) > k) counts[tiles[left++]]--;
  }
  return tiles.length - left;
}

const [tiles, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(tiles, Number(k)));
