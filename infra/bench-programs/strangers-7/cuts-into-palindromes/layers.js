const [, s] = require('fs').readFileSync(0, 'utf8').split(/\s+/);
// radii in the word with bars between the letters
const t = '|' + [...s].join('|') + '|';
const rad = new Array(t.length).fill(0);
for (let i = 0, c = 0, r = 0; i < t.length; i++) {
  let k = i < r ? Math.min(r - i, rad[2 * c - i]) : 0;
  while (i - k > 0 && i + k + 1 < t.length && t[i - k - 1] === t[i + k + 1]) k++;
  rad[i] = k;
  if (i + k > r) [c, r] = [i, i + k];
}
const mirror = (i, j) => rad[i + j] >= j - i; // letters i .. j-1

let todo = Array.from(s, (_, i) => i + 1); // places behind a letter not yet reached
let layer = [0];
let pieces = 0;
while (todo[todo.length - 1] === s.length) {
  pieces++;
  const reached = new Set();
  for (const i of layer) {
    todo = todo.filter(j => {
      if (j > i && mirror(i, j)) { reached.add(j); return false; }
      return true;
    });
  }
  layer = [...reached];
}
console.log(pieces - 1);
