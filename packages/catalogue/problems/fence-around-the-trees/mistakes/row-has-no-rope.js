const fs = require('fs');

const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/**
 * @param {[number, number][]} trees
 * @returns {[number, number]} the number of bends and twice the area
 */
function solve(trees) {
  trees.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const points = trees.filter(([x, y], i) => i === 0 || x !== trees[i - 1][0] || y !== trees[i - 1][1]);
  if (points.length === 1) return [1, 0];
  const chain = (order) => {
    const bends = [];
    for (const point of order) {
      while (bends.length > 1 && turn(bends[bends.length - 2], bends[bends.length - 1], point) <= 0) bends.pop();
      bends.push(point);
    }
    bends.pop();
    return bends;
  };
  const bends = [...chain(points), ...chain(points.reverse())];
  let area = 0;
  for (let i = 2; i < bends.length; i++) area += turn(bends[0], bends[i - 1], bends[i]);
  return area ? [bends.length, area] : [0, 0];
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(Array.from({ length: n }, (_, i) => [rest[2 * i], rest[2 * i + 1]])).join(' '));
