const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
let hi = Number(t[1]), lo = hi, best = hi;
for (let i = 2; i <= +t[0]; i++) {
  const f = +t[i];
  const c = [f, f * hi, f * lo];
  hi = Math.max(...c);
  lo = Math.min(...c);
  if (hi > best) best = hi;
}
console.log(`${best || 0}`);
