const a = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);

const { best } = a.slice(1).reduce(({ hi, lo, best }, x) => {
  const c = [x, hi * x, lo * x];
  const h = Math.max(...c), l = Math.min(...c);
  return { hi: h, lo: l, best: h > best ? h : best };
}, { hi: a[0], lo: a[0], best: a[0] });

process.stdout.write(String(best) + '\n');
