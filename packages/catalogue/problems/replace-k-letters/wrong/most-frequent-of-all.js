const fs = require('fs');

/**
 * @param {string} tiles capital letters
 * @param {number} k how many tiles may be replaced
 * @returns {number} the length of the longest stretch of equal tiles
 */
function solve(tiles, k) {
  const counts = {};
  for (const tile of tiles) counts[tile] = (counts[tile] ?? 0) + 1;
  const kept = Object.keys(counts).reduce((a, b) => (counts[b] > counts[a] ? b : a));
  let left = 0;
  let others = 0;
  let longest = 0;
  for (let right = 0; right < tiles.length; right++) {
    if (tiles[right] !== kept) others++;
    while (others > k) if (tiles[left++] !== kept) others--;
    longest = Math.max(longest, right - left + 1);
  }
  return longest;
}

const [tiles, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(tiles, Number(k)));
