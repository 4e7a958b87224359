const toPair = (line) => line.split(' ').map(Number);
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

const merged = lines
  .map(toPair)
  .sort(([a], [b]) => a - b)
  .reduce((done, [l, r]) => {
    const last = done.at(-1);
    if (last && l <= last[1]) last[1] = Math.max(last[1], r);
    else done.push([l, r]);
    return done;
  }, []);

console.log(merged.map((p) => p.join(' ')).join('\n'));
