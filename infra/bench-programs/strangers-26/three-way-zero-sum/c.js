const words = require('fs').readFileSync(0, 'utf8').match(/-?\d+/g);
const n = +words[0];
const v = Int32Array.from(words.slice(1)).sort();

function holds(x, lo, hi) {
  if (lo >= hi) return false;
  const mid = (lo + hi) >>> 1;
  return v[mid] === x || (v[mid] < x ? holds(x, mid + 1, hi) : holds(x, lo, mid));
}

let out = '', none = true;
for (let i = 0; i < n; i++) {
  if (i > 0 && v[i] === v[i - 1]) continue;
  for (let j = i + 1; j < n; j++) {
    if (j > i + 1 && v[j] === v[j - 1]) continue;
    const x = -(v[i] + v[j]);
    if (holds(x, j + 1, n)) {
      none = false;
      out += v[i] + ' ' + v[j] + ' ' + x + '\n';
      if (out.length > 4096) {
        process.stdout.write(out);
        out = '';
      }
    }
  }
}
process.stdout.write(none ? 'none\n' : out);
