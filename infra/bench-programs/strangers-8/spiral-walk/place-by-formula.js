const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].trim().split(' ').map(Number);

// the number of steps after which the square (i, j) is mown
const when = (i, j) => {
  const ring = Math.min(i, j, r - 1 - i, c - 1 - j);
  const h = r - 2 * ring, w = c - 2 * ring;
  const before = r * c - h * w;
  const y = i - ring, x = j - ring;
  if (y === 0) return before + x;
  if (x === w - 1) return before + w - 1 + y;
  if (y === h - 1) return before + (w - 1) + (h - 1) + (w - 1 - x);
  return before + 2 * (w - 1) + (h - 1) + (h - 1 - y);
};

const walk = new Array(r * c);
for (let i = 0; i < r; i++)
  lines[i + 1].trim().split(/\s+/).forEach((v, j) => { walk[when(i, j)] = v; });
process.stdout.write(walk.join(' ') + '\n');
