const fs = require('fs');
const words = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
const n = parseInt(words[0]);
const k = parseInt(words[1]);
const upTo = new Float64Array(n + 1);
for (let i = 0; i < n; i++) upTo[i + 1] = upTo[i] + parseInt(words[i + 2]);

let row = Float64Array.from(upTo);
let fresh = new Float64Array(n + 1);
for (let parts = 2; parts <= k; parts++) {
  fresh.fill(Infinity);
  let cut = parts - 1;
  for (let end = parts; end <= n; end++) {
    const cost = (c) => Math.max(row[c], upTo[end] - upTo[c]);
    while (cut + 1 < end && cost(cut + 1) <= cost(cut)) cut++;
    fresh[end] = cost(cut);
  }
  [row, fresh] = [fresh, row];
}
console.log(String(row[n]));
