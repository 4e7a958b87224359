const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = data[0];
const k = data[1];
const trees = data.slice(2, 2 + n);

let longest = 0;
let howMany = 0;

for (let from = 0; from < n; from++) {
  const baskets = new Set();
  let to = from;
  while (to < n) {
    baskets.add(trees[to]);
    if (baskets.size > k) break;
    to++;
  }
  const picked = to - from;
  if (picked > longest) {
    longest = picked;
    howMany = 1;
  } else if (picked === longest) {
    howMany++;
  }
}

console.log(longest + ' ' + howMany);
