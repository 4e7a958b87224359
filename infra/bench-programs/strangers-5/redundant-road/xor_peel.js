const toks = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = Number(toks[0]);
const deg = new Uint32Array(n + 1), xs = new Int32Array(n + 1);
const A = new Int32Array(n + 1), B = new Int32Array(n + 1), gone = new Uint8Array(n + 1);
for (let e = 1; e <= n; e++) {
  A[e] = toks[2 * e - 1];
  B[e] = toks[2 * e];
  deg[A[e]]++; deg[B[e]]++;
  xs[A[e]] ^= e; xs[B[e]] ^= e;
}
for (let start = 1; start <= n; start++) {
  let v = start;
  while (deg[v] === 1) {
    const e = xs[v];
    gone[e] = 1;
    const w = A[e] ^ B[e] ^ v;
    deg[v] = 0;
    deg[w]--;
    xs[w] ^= e;
    v = w;
  }
}
console.log(gone.lastIndexOf(0));
