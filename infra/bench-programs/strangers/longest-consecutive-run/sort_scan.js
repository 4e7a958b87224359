const raw = require('fs').readFileSync(0, 'utf8').trim().split('\n')[1].split(' ');
const a = Int32Array.from(raw, Number).sort();
let i = 0, best = 0;
while (i < a.length) {
  let j = i, run = 1;
  while (j + 1 < a.length && a[j + 1] - a[j] <= 1) {
    if (a[j + 1] !== a[j]) run++;
    j++;
  }
  if (run > best) best = run;
  i = j + 1;
}
console.log(best);
