const fs = require('fs');

/**
 * @param {string} tiles capital letters
 * @param {number} k how many tiles may be replaced
 * @returns {number} the length of the longest stretch of equal tiles
 */
function solve(tiles, k) {
  let longest = 0;
  for (let start = 0; start < tiles.length; start++) {
    const counts = new Int32Array(128);
    let most = 0;
    for (let end = start; end < tiles.length; end++) {
      most = Math.max(most, ++counts[tiles.charCodeAt(end)]);
      if (end - start + 1 - most <= k) longest = Math.max(longest, end - start + 1);
    }
  }
  return longest;
}

const [tiles, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(tiles, Number(k)));
