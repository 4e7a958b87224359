const b = require('fs').readFileSync(0, 'ascii');
const a = Int32Array.from(b.slice(b.indexOf('\n') + 1).trim().split(' '), Number).sort();
let run = 1, best = 1;
for (let i = 1; i < a.length; i++) {
  const step = a[i] - a[i - 1];
  if (step === 1) run++;
  else if (step > 1) run = 1;
  if (run > best) best = run;
}
console.log(best);
