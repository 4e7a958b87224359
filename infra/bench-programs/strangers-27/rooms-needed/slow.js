const rows = require('fs').readFileSync(0, 'utf8').split('\n').map(r => r.trim().split(/\s+/).map(Number));
const n = rows[0][0];
const [, start, end] = rows;

let rooms = 0;
for (let i = 0; i < n; i++) {
  const now = start[i];
  let running = 0;
  for (let j = 0; j < n; j++) {
    if (start[j] <= now && now < end[j]) running++;
  }
  if (running > rooms) rooms = running;
}
console.log(rooms);
