const [n, ...t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const result = [];
for (let i = 0; i < n; i++) {
  let days = 0;
  for (let j = i + 1; j < n; j++) {
    if (t[j] > t[i]) {
      days = j - i;
      break;
    }
  }
  result.push(days);
}
console.log(result.join(' '));
