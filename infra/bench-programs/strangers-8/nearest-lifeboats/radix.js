// squared distances are below 2^53; four stable passes over 16 bits each
const buf = require('fs').readFileSync(0);
let at = 0;
const read = () => {
  while (buf[at] < 45) at++;
  let sign = 1, x = 0;
  if (buf[at] === 45) { sign = -1; at++; }
  while (buf[at] >= 48) x = x * 10 + buf[at++] - 48;
  return sign * x;
};
const n = read(), k = read(), sx = read(), sy = read();
const dist = new Float64Array(n);
for (let i = 0; i < n; i++) {
  const dx = read() - sx, dy = read() - sy;
  dist[i] = dx * dx + dy * dy;
}
let order = Uint32Array.from({ length: n }, (_, i) => i), spare = new Uint32Array(n);
for (let pass = 0, unit = 1; pass < 4; pass++, unit *= 65536) {
  const start = new Uint32Array(65537);
  const digit = i => Math.floor(dist[i] / unit) % 65536;
  for (let i = 0; i < n; i++) start[digit(i) + 1]++;
  for (let d = 0; d < 65536; d++) start[d + 1] += start[d];
  for (const i of order) spare[start[digit(i)]++] = i;
  [order, spare] = [spare, order];
}
console.log(order.subarray(0, k).map(i => i + 1).join(' '));
