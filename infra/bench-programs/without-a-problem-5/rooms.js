const secs = t => t.split(':').reduce((s, x) => s * 60 + Number(x), 0);

const events = require('fs').readFileSync(0, 'utf8')
  .split('\n')
  .slice(1)
  .filter(l => l.length > 0)
  .map(l => l.split(' ')[0].split('-').map(secs))
  .flatMap(([s, e]) => [[s, 1], [e, -1]])
  .sort(([t1, d1], [t2, d2]) => t1 - t2 || d1 - d2);

const { max } = events.reduce(
  ({ now, max }, [, d]) => ({ now: now + d, max: Math.max(max, now + d) }),
  { now: 0, max: 0 }
);

console.log(max);
