const fs = require('fs');

function solve(k, [x, y], boats) {
  const numberAt = new Map();
  boats.forEach((boat, i) => numberAt.set((boat[0] - x) ** 2 + (boat[1] - y) ** 2, i + 1));
  return [...numberAt].sort((a, b) => a[0] - b[0]).slice(0, k).map((entry) => entry[1]);
}

const [[, k], ship, ...boats] = fs
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));
console.log(solve(k, ship, boats).join(' '));
