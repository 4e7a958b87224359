const [size, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim());
const [r, c] = size.split(' ').map(Number);
const word = rest[r];
const w = c + 1;
// one long string with a wall behind each row and rows of walls around
const g = (' '.repeat(w + 1) + rest.slice(0, r).join(' ') + ' '.repeat(w + 1)).split('');
const trace = (p, i) => {
  if (g[p] !== word[i]) return false;
  if (i === word.length - 1) return true;
  const keep = g[p];
  g[p] = '.';
  const ok = [1, -1, w, -w].some(d => trace(p + d, i + 1));
  g[p] = keep;
  return ok;
};
console.log(g.some((_, p) => trace(p, 0)));
