const t = require('fs').readFileSync(0, 'utf8').split('\n')[1].trim().split('').sort();
const n = t.length, words = [];
for (;;) {
  words.push(t.join(''));
  let i = n - 2;
  while (i >= 0 && t[i] >= t[i + 1]) i--;
  if (i < 0) break;
  let j = n - 1;
  while (t[j] <= t[i]) j--;
  [t[i], t[j]] = [t[j], t[i]];
  for (let a = i + 1, b = n - 1; a < b; a++, b--) [t[a], t[b]] = [t[b], t[a]];
}
console.log(words.join('\n'));
