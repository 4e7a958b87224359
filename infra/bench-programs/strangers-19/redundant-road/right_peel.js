'use strict';
// Peel off farms with one road until only the ring is left; the youngest road of the ring may go.
const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const deg = new Int32Array(n + 1), mix = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) {
  const a = data[2 * i - 1], b = data[2 * i];
  deg[a]++; deg[b]++;
  mix[a] ^= i; mix[b] ^= i; // xor of the numbers of its roads
}
const gone = new Uint8Array(n + 1);
for (let f = 1; f <= n; f++) {
  let x = f;
  while (deg[x] === 1) {
    const road = mix[x];
    const y = data[2 * road - 1] === x ? data[2 * road] : data[2 * road - 1];
    gone[road] = 1;
    deg[x] = 0;
    deg[y]--;
    mix[y] ^= road;
    x = y;
  }
}
let answer = n;
while (gone[answer]) answer--;
console.log(answer);
