const fs = require('fs');

/**
 * @param {string} tiles capital letters
 * @param {number} k how many tiles may be replaced
 * @returns {number} the length of the longest stretch of equal tiles
 */
function solve(tiles, k) {
  if (!k) return 0;
  const counts = new Array(128).fill(0);
  let most = 0;
  let left = 0;
  for (let r = 0; r < tiles.length; r++) {
    most = Math.max(most, ++counts[tiles.charCodeAt(r)]);
    if (r - left + 1 > most + k) counts[tiles.charCodeAt(left++)]--;
  }
  return tiles.length - left;
}

const [tiles, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(tiles, Number(k)));
