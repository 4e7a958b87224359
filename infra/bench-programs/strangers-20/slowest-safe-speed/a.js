const [n, h, ...tanks] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const enough = (v) => {
  let hours = 0;
  for (const t of tanks) hours += Math.ceil(t / v);
  return hours <= h;
};

let hi = 1;
while (!enough(hi)) hi *= 2;
let lo = Math.floor(hi / 2); // too slow (or 0)
while (hi - lo > 1) {
  const mid = Math.floor((lo + hi) / 2);
  if (enough(mid)) hi = mid;
  else lo = mid;
}
console.log(hi);
