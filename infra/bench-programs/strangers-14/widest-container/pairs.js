const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0]);
const h = lines[1].trim().split(/\s+/).map(Number);
let best = 0;
let tallest = -1;
for (let i = 0; i < n; i++) {
  if (h[i] <= tallest) continue; // an earlier plate is at least as good
  tallest = h[i];
  for (let j = i + 1; j < n; j++) {
    const low = h[i] < h[j] ? h[i] : h[j];
    if (low * (j - i) > best) best = low * (j - i);
  }
}
console.log(best);
