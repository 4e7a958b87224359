// sort every unit; twins become neighbours
const b = require('fs').readFileSync(0);
let p = 0;
const rd = () => { let x = 0; while (b[p] < 48) p++; while (b[p] > 47) x = x * 10 + b[p++] - 48; return x; };
const k = rd(), N = k * k, g = Int16Array.from({ length: N * N }, rd), u = new Int16Array(N);
const clean = at => {
  for (let i = 0; i < N; i++) u[i] = g[at(i)];
  u.sort();
  return u.every((x, i) => !x || x !== u[i - 1]);
};
let ok = true;
for (let t = 0; t < N && ok; t++) {
  const top = t - t % k, left = t % k * k;
  ok = clean(i => t * N + i) && clean(i => i * N + t) && clean(i => (top + (i / k | 0)) * N + left + i % k);
}
console.log(ok);
