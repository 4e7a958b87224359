const fs = require('fs');

/**
 * @param {string} tiles capital letters
 * @param {number} k how many tiles may be replaced
 * @returns {number} the length of the longest stretch of equal tiles
 */
function solve(tiles, k) {
  const counts = new Int32Array(128);
  let most = 0;
  let left = 0;
  for (let right = 0; right < tiles.length; right++) {
    most = Math.max(most, ++counts[tiles.charCodeAt(right)]);
    if (right - left + 1 > most + k) counts[tiles.charCodeAt(left++)]--;
  }
  return tiles.length - left;
}

const [tiles, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(tiles, Number(k)));
