const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.split(' ').map(Number));
const [n, c] = lines[0];
const weights = lines[1];
const values = lines[2];

const solve = (i, rest) => {
  if (i === n) return 0;
  const without = solve(i + 1, rest);
  if (weights[i] > rest) return without;
  return Math.max(without, values[i] + solve(i + 1, rest - weights[i]));
};

console.log(solve(0, c));
