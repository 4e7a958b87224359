const a = Int32Array.from(require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1), Number).sort();
let best = 1, run = 1;
for (let i = 1; i < a.length; i++) {
  const d = a[i] - a[i - 1];
  if (d === 1) run++;
  else if (d > 1) run = 1;
  if (run > best) best = run;
}
console.log(best);
