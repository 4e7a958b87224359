const w = require('fs').readFileSync(0, 'utf8').split('\n')[1].trim().split('').sort();

function nextPermutation(a) {
  let i = a.length - 2;
  while (i >= 0 && a[i] >= a[i + 1]) i--;
  if (i < 0) return false;
  let j = a.length - 1;
  while (a[j] <= a[i]) j--;
  [a[i], a[j]] = [a[j], a[i]];
  for (let l = i + 1, r = a.length - 1; l < r; l++, r--) [a[l], a[r]] = [a[r], a[l]];
  return true;
}

const lines = [];
do lines.push(w.join('')); while (nextPermutation(w));
console.log(lines.join('\n'));
