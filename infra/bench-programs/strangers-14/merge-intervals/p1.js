const [, ...rows] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const merged = rows
  .map((row) => row.trim().split(' ').map(Number))
  .sort(([a], [b]) => a - b)
  .reduce((done, [l, r]) => {
    const top = done[done.length - 1];
    if (top && l <= top[1]) top[1] = Math.max(top[1], r);
    else done.push([l, r]);
    return done;
  }, []);
console.log(merged.map((x) => x.join(' ')).join('\n'));
