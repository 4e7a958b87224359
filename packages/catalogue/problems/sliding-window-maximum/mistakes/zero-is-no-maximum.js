const fs = require('fs');

function solve(values, k) {
  const n = values.length;
  const prefix = [];
  const suffix = [];
  for (let i = 0; i < n; i++) {
    prefix[i] = i % k === 0 ? values[i] : Math.max(prefix[i - 1], values[i]);
  }
  for (let i = n - 1; i >= 0; i--) {
    // after the last value there is nothing
    suffix[i] = (i + 1) % k === 0 ? values[i] : Math.max(values[i], suffix[i + 1] || -Infinity);
  }
  const result = [];
  for (let i = 0; i + k <= n; i++) {
    result.push(Math.max(suffix[i], prefix[i + k - 1]));
  }
  return result;
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k).join(' '));
