const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const h = Number(lines[0].split(' ')[1]);
const tanks = lines[1].trim().split(' ').map(Number);

function hours(v) {
  let sum = 0;
  for (const t of tanks) sum += Math.ceil(t / v);
  return sum;
}

let tooSlow = 0;
let fine = tanks.reduce((a, b) => Math.max(a, b));
while (fine - tooSlow > 1) {
  const v = (tooSlow + fine) >>> 1;
  if (hours(v) <= h) fine = v; else tooSlow = v;
}
console.log(fine);
