const fs = require('fs');
const lines = fs.readFileSync(0, 'utf8').trim().split('\n');
const n = parseInt(lines[0]);
const time = lines.slice(1).map((l) => l.trim().split(/\s+/).map(Number));

let best = Infinity;

// try all orders
function go(here, left, sum) {
  if (left.length === 0) {
    if (time[here][0] >= 0) best = Math.min(best, sum + time[here][0]);
    return;
  }
  for (const place of left) {
    if (time[here][place] < 0) continue;
    go(place, left.filter((p) => p !== place), sum + time[here][place]);
  }
}

if (n === 1) {
  console.log(0);
} else {
  const places = [];
  for (let i = 1; i < n; i++) places.push(i);
  go(0, places, 0);
  console.log(best === Infinity ? 'none' : best);
}
