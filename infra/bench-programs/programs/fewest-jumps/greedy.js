const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = data[0];
let jumps = 0, end = 0, far = 0;
for (let i = 0; i < n - 1; i++) {
  far = Math.max(far, i + data[1 + i]);
  if (i === end) {
    if (far === i) {
      jumps = -1;
      break;
    }
    jumps++;
    end = far;
  }
}
console.log(jumps);
