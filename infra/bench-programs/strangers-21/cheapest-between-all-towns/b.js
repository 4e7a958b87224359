// tolls as a matrix over (min, +)
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const ints = s => s.trim().split(/\s+/).map(Number);
const [n, m, q] = ints(lines[0]);

const matrix = () => Array.from({ length: n }, () => new Float64Array(n).fill(Infinity));

function times(a, b) {
  const c = matrix();
  a.forEach((row, i) => {
    const target = c[i];
    for (let k = 0; k < n; k++) {
      const x = row[k], other = b[k];
      if (x < Infinity)
        for (let j = 0; j < n; j++) if (x + other[j] < target[j]) target[j] = x + other[j];
    }
  });
  return c;
}

let ways = matrix();
ways.forEach((row, i) => (row[i] = 0));
for (const line of lines.slice(1, m + 1)) {
  const [u, v, w] = ints(line);
  ways[u - 1][v - 1] = Math.min(ways[u - 1][v - 1], w);
}
for (let roads = 1; roads < n; roads += roads) ways = times(ways, ways);

console.log(lines.slice(m + 1, m + 1 + q).map(line => {
  const [a, b] = ints(line);
  const cost = ways[a - 1][b - 1];
  return Number.isFinite(cost) ? String(cost) : 'none';
}).join('\n'));
