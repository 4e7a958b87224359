const fs = require('fs');
const tokens = fs.readFileSync(0, 'utf8').split(/\s+/).filter(s => s.length > 0).map(Number);
let p = 0;
const n = tokens[p++];
const xs = [];
const ys = [];
for (let i = 0; i < n; i++) {
  xs.push(tokens[p++]);
  ys.push(tokens[p++]);
}
let best = Infinity;
let times = 0;
for (let i = 0; i < n; i++) {
  for (let j = i + 1; j < n; j++) {
    const dx = xs[i] - xs[j];
    const dy = ys[i] - ys[j];
    const d = dx * dx + dy * dy;
    if (d < best) {
      best = d;
      times = 1;
    } else if (d === best) {
      times++;
    }
  }
}
console.log(best + ' ' + times);
