const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = data[0];
const towers = data.slice(1);
let line = '';
for (let i = 0; i < n; i++) {
  let steps = 0;
  for (let s = 1; s < n; s++) {
    if (towers[(i + s) % n] > towers[i]) {
      steps = s;
      break;
    }
  }
  line += steps + (i < n - 1 ? ' ' : '');
}
console.log(line);
