// pluck the leaves, one after the other, until only the root is left
const data = require('fs').readFileSync(0);
let p = 0;
const word = () => {
  while (data[p] <= 32) p++;
  const s = p;
  while (p < data.length && data[p] > 32) p++;
  return data[s] === 110 ? null : parseInt(data.latin1Slice(s, p), 10);
};

const k = word();
const val = new Int32Array(k), up = new Int32Array(k).fill(-1), kids = new Uint8Array(k);
let n = 0;
for (let i = 0; i < k; i++) {
  const x = word();
  if (x === null) continue;
  if (i > 0) {
    up[n] = (i - 1) >> 1;
    kids[up[n]]++;
  }
  val[n++] = x;
}

const arm1 = new Float64Array(n), arm2 = new Float64Array(n);
const leaves = [];
for (let v = 0; v < n; v++) if (!kids[v]) leaves.push(v);

let best = -Infinity;
while (leaves.length) {
  const v = leaves.pop();
  const through = val[v] + arm1[v] + arm2[v];
  if (through > best) best = through;
  const u = up[v];
  if (u < 0) continue;
  const arm = val[v] + arm1[v];
  if (arm > arm1[u]) {
    arm2[u] = arm1[u];
    arm1[u] = arm;
  } else if (arm > arm2[u]) {
    arm2[u] = arm;
  }
  if (--kids[u] === 0) leaves.push(u);
}
console.log(best);
