const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);

const factorial = [1];
for (let i = 1; i <= 18; i++) {
  factorial.push(factorial[i - 1] * i);
}

for (let night = 1; night <= q; night++) {
  const parts = lines[night].trim().split(' ');
  const n = Number(parts[0]);
  let k = Number(parts[1]) - 1;
  const row = [];
  for (let i = 1; i <= n; i++) {
    row.push(i);
  }
  for (let i = 0; i < n; i++) {
    const f = factorial[n - 1 - i];
    const j = i + Math.floor(k / f);
    k = k % f;
    const help = row[i];
    row[i] = row[j];
    row[j] = help;
  }
  console.log(row.join(' '));
}
