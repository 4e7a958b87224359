const [, h, ...tanks] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const inTime = v => {
  let hours = 0;
  for (const t of tanks) hours += Math.ceil(t / v);
  return hours <= h;
};
// climb down from too fast in steps that are powers of two
let v = 2 ** 30;
for (let step = 2 ** 29; step >= 1; step /= 2) if (v - step > 0 && inTime(v - step)) v -= step;
console.log(v);
