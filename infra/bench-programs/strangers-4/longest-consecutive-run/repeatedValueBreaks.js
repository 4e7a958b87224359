const a = require('fs').readFileSync(0, 'utf8').trim().split('\n')[1].split(' ').map(Number);
a.sort((x, y) => x - y);
let run = 1, best = 1;
for (let i = 1; i < a.length; i++) {
  if (a[i] === a[i - 1] + 1) run++;
  else run = 1;
  if (run > best) best = run;
}
console.log(best);
