// Pluck dead ends until only the circle remains. Each farm stores the XOR of the numbers
// of its remaining roads, so the only road of a dead end is known without any list.
const nums = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +nums[0];
const A = new Int32Array(n + 1), B = new Int32Array(n + 1);
const deg = new Int32Array(n + 1), xor = new Int32Array(n + 1);
for (let e = 1; e <= n; e++) {
  const a = (A[e] = +nums[2 * e - 1]);
  const b = (B[e] = +nums[2 * e]);
  deg[a]++; deg[b]++;
  xor[a] ^= e; xor[b] ^= e;
}
const gone = new Uint8Array(n + 1);
for (let v = 1; v <= n; v++) {
  let x = v;
  while (deg[x] === 1) {
    const e = xor[x];
    gone[e] = 1;
    const y = A[e] ^ B[e] ^ x;
    deg[x] = 0;
    deg[y]--;
    xor[y] ^= e;
    x = y;
  }
}
console.log(gone.lastIndexOf(0) || 0);
