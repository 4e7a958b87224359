const [, line] = require('fs').readFileSync(0, 'utf8').split('\n');
const plates = line.trim().split(' ').map(Number);

function* basins(h) {
  let l = 0;
  let r = h.length - 1;
  while (l < r) {
    yield (r - l) * Math.min(h[l], h[r]);
    if (h[l] < h[r]) l++;
    else r--;
  }
}

let best = 0;
for (const area of basins(plates)) best = Math.max(best, area);
console.log(best);
