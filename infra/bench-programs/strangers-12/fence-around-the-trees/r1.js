// Andrew's monotone chain, but the points are sorted by radix sort (2 x 16 bits per coordinate)
const buf = require('fs').readFileSync(0);
let at = 0;
const readInt = () => {
  while (buf[at] < 45) at++;
  let neg = false;
  if (buf[at] === 45) { neg = true; at++; }
  let v = 0;
  while (at < buf.length && buf[at] >= 48) v = v * 10 + buf[at++] - 48;
  return neg ? -v : v;
};
const n = readInt();
const X = new Float64Array(n), Y = new Float64Array(n);
const OFFSET = 30000000;
const kx = new Uint32Array(n), ky = new Uint32Array(n);
for (let i = 0; i < n; i++) {
  X[i] = readInt();
  Y[i] = readInt();
  kx[i] = X[i] + OFFSET;
  ky[i] = Y[i] + OFFSET;
}
let order = new Uint32Array(n).map((_, i) => i);
let spare = new Uint32Array(n);
const pass = (keys, shift) => {
  const start = new Uint32Array(65537);
  for (let i = 0; i < n; i++) start[((keys[i] >>> shift) & 65535) + 1]++;
  for (let d = 0; d < 65536; d++) start[d + 1] += start[d];
  for (let i = 0; i < n; i++) {
    const p = order[i];
    spare[start[(keys[p] >>> shift) & 65535]++] = p;
  }
  [order, spare] = [spare, order];
};
pass(ky, 0); pass(ky, 16); pass(kx, 0); pass(kx, 16);

// distinct points only
const pts = [];
for (let i = 0; i < n; i++) {
  const p = order[i], q = pts[pts.length - 1];
  if (i === 0 || X[p] !== X[q] || Y[p] !== Y[q]) pts.push(p);
}
const cross = (o, a, b) => (X[a] - X[o]) * (Y[b] - Y[o]) - (Y[a] - Y[o]) * (X[b] - X[o]);
function chain(list) {
  const hull = [];
  for (const p of list) {
    while (hull.length > 1 && cross(hull[hull.length - 2], hull[hull.length - 1], p) <= 0) hull.pop();
    hull.push(p);
  }
  hull.pop();
  return hull;
}
if (pts.length === 1) {
  console.log('1 0');
} else {
  const hull = chain(pts).concat(chain(pts.reverse()));
  let area = 0;
  for (let i = 2; i < hull.length; i++) area += cross(hull[0], hull[i - 1], hull[i]);
  console.log(hull.length + ' ' + area);
}
