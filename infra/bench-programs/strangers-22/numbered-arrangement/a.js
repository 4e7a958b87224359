const [q, ...rows] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

const factorial = [1];
for (let i = 1; i <= 18; i++) factorial.push(factorial[i - 1] * i);

const out = rows.map((row) => {
  let [n, k] = row.split(' ').map(Number);
  k--;
  const actors = Array.from({ length: n }, (_, i) => i + 1);
  const line = [];
  for (let left = n - 1; left >= 0; left--) {
    const pick = Math.floor(k / factorial[left]);
    k -= pick * factorial[left];
    line.push(...actors.splice(pick, 1));
  }
  return line.join(' ');
});
console.log(out.join('\n'));
