const [n, ...t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const wait = [];
for (let i = 0; i < n; i++) {
  let j = i + 1;
  while (j < n && t[j] <= t[i]) j++;
  wait.push(j < n ? j - i : 0);
}
console.log(wait.join(' '));
