// Guess how many changes are allowed; look only where that many can lead.
const lines = require('fs').readFileSync(0).toString('latin1').split('\n');
const strip = s => (s === undefined ? '' : s.replace(/\r$/, ''));
const a = strip(lines[0]);
const b = strip(lines[1]);
const n = a.length;
const m = b.length;
const FAR = 1e6;

function attempt(limit) {
  let prev = new Int32Array(m + 2);
  let cur = new Int32Array(m + 2);
  let hi = Math.min(m, limit);
  for (let j = 0; j <= hi; j++) prev[j] = j;
  prev[hi + 1] = FAR;
  for (let i = 1; i <= n; i++) {
    const lo = Math.max(0, i - limit);
    hi = Math.min(m, i + limit);
    for (let j = lo; j <= hi; j++) {
      if (j === 0) {
        cur[0] = i;
        continue;
      }
      let v = prev[j - 1] + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      if (prev[j] + 1 < v) v = prev[j] + 1;
      if (j > lo && cur[j - 1] + 1 < v) v = cur[j - 1] + 1;
      cur[j] = v;
    }
    cur[hi + 1] = FAR;
    [prev, cur] = [cur, prev];
  }
  return prev[m];
}

let limit = Math.max(1, Math.abs(n - m));
let result = attempt(limit);
while (result > limit) {
  limit *= 2;
  result = attempt(limit);
}
process.stdout.write(result + '\n');
