const fs = require('fs');

/**
 * @param {string} flags
 * @returns {number} the smallest number of exchanges
 */
function solve(flags) {
  const colours = ['r', 'w', 'b'];
  const totals = { r: 0, w: 0, b: 0 };
  for (const flag of flags) totals[flag]++;
  const counts = { r: { r: 0, w: 0, b: 0 }, w: { r: 0, w: 0, b: 0 }, b: { r: 0, w: 0, b: 0 } };
  let at = 0;
  for (const part of colours) {
    for (const end = at + totals[part]; at < end; at++) counts[part][flags[at]]++;
  }
  const pairs =
    Math.min(counts.r.w, counts.w.r) + Math.min(counts.r.b, counts.b.r) + Math.min(counts.w.b, counts.b.w);
  const circles = Math.abs(counts.r.w - counts.w.r);
  return pairs;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim()));
