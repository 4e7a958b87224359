const p = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const { best } = p.reduce(({ best, run, last }, x) => {
  const r = Math.max(0, run + x - last);
  return { best: Math.max(best, r), run: r, last: x };
}, { best: 0, run: 0, last: p[0] });
console.log(best);
