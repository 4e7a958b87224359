const fs = require('fs');

/**
 * @param {[number, number][]} intervals pairs of left and right end, both included
 * @returns {[number, number][]} the merged intervals in ascending order
 */
function solve(intervals) {
  const merged = [];
  for (const [left, right] of intervals.sort((a, b) => a[0] - b[0])) {
    const current = merged[merged.length - 1];
    if (current !== undefined && left <= current[1]) current[1] = right;
    else merged.push([left, right]);
  }
  return merged;
}

const [n, ...ends] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const intervals = Array.from({ length: n }, (_, i) => [ends[2 * i], ends[2 * i + 1]]);
console.log(
  solve(intervals)
    .map((interval) => interval.join(' '))
    .join('\n'),
);
