const data = require('fs').readFileSync(0);
let at = 0;
function int() {
  while (data[at] < 45) at++;
  let s = 1, v = 0;
  if (data[at] === 45) { s = -1; at++; }
  while (data[at] > 47) v = v * 10 + data[at++] - 48;
  return s * v;
}

const n = int(), q = int();
const B = Math.max(1, Math.floor(Math.sqrt(n)));
const one = new Int32Array(n);
const many = new Float64Array(Math.ceil(n / B));
for (let i = 0; i < n; i++) many[Math.floor(i / B)] += one[i] = int();

const res = new Array(q);
for (let k = 0; k < q; k++) {
  let i = int() - 1;
  const end = int();
  let total = 0;
  while (i < end) {
    if (i % B === 0 && i + B <= end) {
      total += many[i / B];
      i += B;
    } else {
      total += one[i++];
    }
  }
  res[k] = total;
}
console.log(res.join('\n'));
