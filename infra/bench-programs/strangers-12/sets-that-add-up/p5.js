const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, t] = lines[0].split(' ').map(Number);
const stamps = lines[1].trim().split(' ').map(Number);
stamps.sort((a, b) => a - b);
const found = new Set();
// try all subsets
for (let mask = 1; mask < Math.pow(2, n); mask++) {
  let sum = 0;
  const set = [];
  for (let i = 0; i < n; i++) {
    if (mask & (1 << i)) {
      sum += stamps[i];
      set.push(stamps[i]);
    }
  }
  if (sum === t) {
    found.add(set.join(' '));
  }
}
if (found.size === 0) {
  console.log('none');
} else {
  for (const line of found) console.log(line);
}
