const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = Number(data[0]);
const k = Number(data[1]);

// total[i]: length of the first i scenes
const total = new Uint32Array(n + 1);
let longest = 0;
for (let i = 0; i < n; i++) {
  const x = Number(data[i + 2]);
  total[i + 1] = total[i] + x;
  if (x > longest) longest = x;
}

function discs(limit) {
  let count = 0;
  let done = 0;
  for (let i = 1; i <= n; i++) {
    if (total[i] - done > limit) {
      done = total[i - 1];
      count++;
    }
  }
  return count + 1;
}

let lo = longest;
let hi = total[n];
while (lo < hi) {
  const mid = Math.floor((lo + hi) / 2);
  if (discs(mid) <= k) {
    hi = mid;
  } else {
    lo = mid + 1;
  }
}
console.log(lo);
