const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const minutes = t => Number(t.slice(0, 2)) * 60 + Number(t.slice(3, 5));
const total = lines
  .slice(1, 1 + Number(lines[0]))
  .map(s => {
    const [span, day] = s.trim().split('#');
    const base = Number(day) * 1440;
    return [base + minutes(span.slice(0, 5)), base + minutes(span.slice(6))];
  })
  .sort((x, y) => x[0] - y[0] || x[1] - y[1])
  .reduce((acc, [from, to]) => {
    if (from > acc.end) {
      acc.busy += to - from;
      acc.end = to;
      acc.blocks++;
    } else if (to > acc.end) {
      acc.busy += to - acc.end;
      acc.end = to;
    }
    return acc;
  }, { busy: 0, end: -1, blocks: 0 });
console.log(total.busy, total.blocks);
