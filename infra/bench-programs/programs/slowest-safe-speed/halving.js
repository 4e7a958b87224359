const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, h, ...a] = data;
const fits = (v) => {
  let hours = 0;
  for (const x of a) hours += Math.ceil(x / v);
  return hours <= h;
};
let lo = 0, hi = Math.max(...a);
while (hi - lo > 1) {
  const mid = Math.floor((lo + hi) / 2);
  if (fits(mid)) hi = mid;
  else lo = mid;
}
console.log(hi);
