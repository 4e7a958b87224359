const [n, ...a] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
let jumps = 0, edge = 0, far = 0;
for (let i = 0; i < n - 1; i++) {
  if (i > far) break;
  far = Math.max(far, i + a[i]);
  if (i === edge) {
    if (far === i) { jumps = -1; break; }
    jumps++;
    edge = far;
  }
}
console.log(jumps);
