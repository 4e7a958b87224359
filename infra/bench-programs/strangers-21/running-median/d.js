const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +t[0];
const SHIFT = 524288;

const keys = new Float64Array(n);
for (let i = 0; i < n; i++) keys[i] = +t[i + 1] * SHIFT + i;
keys.sort();

const place = new Int32Array(n);
const value = new Float64Array(n);
for (let r = 0; r < n; r++) {
  value[r] = Math.floor(keys[r] / SHIFT);
  place[keys[r] - value[r] * SHIFT] = r;
}

const B = Math.ceil(Math.sqrt(n));
const inBlock = new Int32Array(B + 1);
const present = new Uint8Array(n);
let sum = 0;
for (let i = 0; i < n; i++) {
  const p = place[i];
  present[p] = 1;
  inBlock[Math.floor(p / B)]++;

  let need = (i >> 1) + 1;
  let b = 0;
  while (inBlock[b] < need) need -= inBlock[b++];
  let r = b * B;
  while ((need -= present[r]) > 0) r++;
  sum += value[r];
}
console.log(String(sum));
