const fs = require('fs');

/**
 * @param {[number, number][]} trees
 * @returns {[number, number]} the number of bends and twice the area
 */
function solve(trees) {
  const points = [...new Set(trees.map(String))].map((text) => text.split(',').map(Number));
  const [mx, my] = [0, 1].map((k) => points.reduce((sum, point) => sum + point[k], 0) / points.length);
  const angle = ([x, y]) => Math.atan2(y - my, x - mx);
  points.sort((a, b) => angle(a) - angle(b));
  let area = 0;
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length];
    area += x * v - y * u;
  });
  return [points.length, area];
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(Array.from({ length: n }, (_, i) => [rest[2 * i], rest[2 * i + 1]])).join(' '));
