const data = require('fs').readFileSync(0);
let at = 0;
function int() {
  while (data[at] < 48) at++;
  let v = 0;
  while (data[at] >= 48) v = v * 10 + data[at++] - 48;
  return v;
}

const r = int(), c = int(), N = r * c;
const h = new Int32Array(N);
for (let i = 0; i < N; i++) h[i] = int();

function climb(starts) {
  const wet = new Uint8Array(N);
  const queue = new Int32Array(N);
  let head = 0, tail = 0;
  const visit = (i, level) => {
    if (!wet[i] && h[i] >= level) {
      wet[i] = 1;
      queue[tail++] = i;
    }
  };
  for (const s of starts) visit(s, 0);
  while (head < tail) {
    const i = queue[head++], x = i % c;
    if (i >= c) visit(i - c, h[i]);
    if (i + c < N) visit(i + c, h[i]);
    if (x > 0) visit(i - 1, h[i]);
    if (x < c - 1) visit(i + 1, h[i]);
  }
  return wet;
}

const blue = [], green = [];
for (let x = 0; x < c; x++) {
  blue.push(x);
  green.push(N - 1 - x);
}
for (let y = 0; y < r; y++) {
  blue.push(y * c);
  green.push(y * c + c - 1);
}
const b = climb(blue), g = climb(green);
let count = 0;
for (let i = 0; i < N; i++) count += b[i] & g[i];
console.log(count);
