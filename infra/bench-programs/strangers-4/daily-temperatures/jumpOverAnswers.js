const [, line] = require('fs').readFileSync(0, 'utf8').split('\n');
const t = line.trim().split(' ').map(Number);
const ans = new Array(t.length).fill(0);
for (let i = t.length - 2; i >= 0; i--) {
  let j = i + 1;
  while (t[j] <= t[i] && ans[j] > 0) j += ans[j];
  if (t[j] > t[i]) ans[i] = j - i;
}
console.log(ans.join(' '));
