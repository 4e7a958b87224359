const [, s] = require('fs').readFileSync(0, 'latin1').split(/\s+/);
const n = s.length;
const mirror = new Uint8Array(n * n);
const cuts = new Int32Array(n + 1);
cuts[n] = -1;
for (let i = n - 1; i >= 0; i--) {
  let best = n;
  const c = s.charCodeAt(i);
  for (let j = i; j < n; j++) {
    if (c === s.charCodeAt(j) && (j - i < 2 || mirror[(i + 1) * n + j - 1])) {
      mirror[i * n + j] = 1;
      if (cuts[j + 1] + 1 < best) best = cuts[j + 1] + 1;
    }
  }
  cuts[i] = best;
}
console.log(cuts[0]);
