'use strict';
// Prefix sums that are made anew after every 400-odd changes; changes in between are kept in a short list.
const buf = require('fs').readFileSync(0);
let pos = 0;
function int() {
  while (buf[pos] < 45) pos++;
  let sign = 1;
  if (buf[pos] === 45) { sign = -1; pos++; }
  let r = 0;
  while (pos < buf.length && buf[pos] >= 48) r = r * 10 + buf[pos++] - 48;
  return sign * r;
}
const n = int();
const q = int();
const coins = new Float64Array(n + 1);
for (let i = 1; i <= n; i++) coins[i] = int();
const prefix = new Float64Array(n + 1);
const LIMIT = Math.ceil(Math.sqrt(n));
const where = new Int32Array(LIMIT);
const what = new Float64Array(LIMIT);
let open = 0;

function rebuild() {
  for (let j = 0; j < open; j++) coins[where[j]] += what[j];
  open = 0;
  for (let i = 1; i <= n; i++) prefix[i] = prefix[i - 1] + coins[i];
}

rebuild();
const out = [];
for (let e = 0; e < q; e++) {
  const kind = int();
  const a = int();
  const b = int();
  if (kind === 1) {
    if (open === LIMIT) rebuild();
    where[open] = a;
    what[open++] = b;
  } else {
    let sum = prefix[b] - prefix[a - 1];
    for (let j = 0; j < open; j++) if (where[j] >= a && where[j] <= b) sum += what[j];
    out.push(sum);
  }
}
console.log(out.join('\n'));
