// every tank starts with one hour; each further hour goes to the tank that sets the speed
const [[n, h], tank] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.split(' ').map(Number));
const hours = new Float64Array(n).fill(1);
const speed = Float64Array.from(tank);
const heap = tank.map((_, i) => i);
function sink(p) {
  const x = heap[p];
  for (;;) {
    let c = 2 * p + 1;
    if (c >= n) break;
    if (c + 1 < n && speed[heap[c + 1]] > speed[heap[c]]) c++;
    if (speed[heap[c]] <= speed[x]) break;
    heap[p] = heap[c];
    p = c;
  }
  heap[p] = x;
}
for (let p = n >> 1; p >= 0; p--) sink(p);
for (let left = h - n; left > 0; left--) {
  const i = heap[0];
  speed[i] = Math.ceil(tank[i] / ++hours[i]);
  sink(0);
}
console.log(speed[heap[0]]);
