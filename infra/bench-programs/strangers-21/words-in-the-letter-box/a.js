const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const r = +tokens[0], c = +tokens[1];
const n = +tokens[2 + r];
const words = tokens.slice(3 + r, 3 + r + n).sort();

// letters of the sorted words, 0 after the end of a word
const W = 9;
const letters = new Uint8Array(n * W);
words.forEach((w, i) => {
  for (let d = 0; d < w.length; d++) letters[i * W + d] = w.charCodeAt(d) - 96;
});
const stride = c + 1;
const grid = new Uint8Array((r + 2) * stride + 1);
for (let y = 0; y < r; y++)
  for (let x = 0; x < c; x++) grid[(y + 1) * stride + x] = tokens[2 + y].charCodeAt(x) - 96;

function lower(lo, hi, depth, letter) {
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (letters[mid * W + depth] < letter) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}

const made = new Uint8Array(n);
function walk(at, lo, hi, depth) {
  const letter = grid[at];
  if (letter === 0) return;
  lo = lower(lo, hi, depth, letter);
  hi = lower(lo, hi, depth, letter + 1);
  if (lo === hi) return;
  depth++;
  if (letters[lo * W + depth] === 0) made[lo] = 1;
  grid[at] = 0;
  if (depth < 8) {
    walk(at - 1, lo, hi, depth);
    walk(at + 1, lo, hi, depth);
    walk(at - stride, lo, hi, depth);
    walk(at + stride, lo, hi, depth);
  }
  grid[at] = letter;
}
for (let at = stride; at < (r + 1) * stride; at++) walk(at, 0, n, 0);

const found = words.filter((_, i) => made[i]);
console.log([found.length, ...found].join('\n'));
