'use strict';
const fs = require('fs');
const words = fs.readFileSync(0, 'latin1').trim().split(/\s+/);
const n = Number(words[0]);
const offer = new Int32Array(n);
for (let i = 0; i < n; i++) offer[i] = Number(words[i + 1]);

// the numbers of the offers, arranged by value
let order = new Int32Array(n).map((_, i) => i);
for (const shift of [0, 16]) {
  const slot = new Int32Array(65537);
  const digit = i => (offer[i] + 1000000000) >>> shift & 65535;
  for (let i = 0; i < n; i++) slot[digit(i) + 1]++;
  for (let d = 0; d < 65536; d++) slot[d + 1] += slot[d];
  const moved = new Int32Array(n);
  for (const i of order) moved[slot[digit(i)]++] = i;
  order = moved;
}

const place = new Int32Array(n);
const prev = new Int32Array(n);
const next = new Int32Array(n);
order.forEach((i, k) => {
  place[i] = k;
  prev[i] = k > 0 ? order[k - 1] : -1;
  next[i] = k + 1 < n ? order[k + 1] : -1;
});

// all offers are there; take them away from the last to the first
let middle = order[(n - 1) >> 1];
let sum = 0;
for (let i = n - 1; i >= 0; i--) {
  sum += offer[middle];
  const count = i + 1;
  if (count % 2 === 0) {
    if (place[i] <= place[middle]) middle = next[middle];
  } else {
    if (place[i] >= place[middle]) middle = prev[middle];
  }
  if (prev[i] >= 0) next[prev[i]] = next[i];
  if (next[i] >= 0) prev[next[i]] = prev[i];
}
console.log(String(sum));
