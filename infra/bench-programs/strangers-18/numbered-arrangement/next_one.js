const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);

function nextPermutation(a) {
  let i = a.length - 2;
  while (i >= 0 && a[i] > a[i + 1]) i--;
  if (i < 0) return;
  let j = a.length - 1;
  while (a[j] < a[i]) j--;
  [a[i], a[j]] = [a[j], a[i]];
  for (let l = i + 1, r = a.length - 1; l < r; l++, r--) {
    [a[l], a[r]] = [a[r], a[l]];
  }
}

for (const row of rows) {
  const [n, k] = row.split(' ').map(Number);
  const actors = [];
  for (let i = 1; i <= n; i++) actors.push(i);
  for (let step = 1; step < k; step++) nextPermutation(actors);
  console.log(actors.join(' '));
}
