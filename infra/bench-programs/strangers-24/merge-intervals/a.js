const [, ...rows] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const merged = rows
  .map(r => r.trim().split(' ').map(Number))
  .sort((a, b) => a[0] - b[0])
  .reduce((acc, [l, r]) => {
    const last = acc[acc.length - 1];
    if (last && l <= last[1]) last[1] = Math.max(last[1], r);
    else acc.push([l, r]);
    return acc;
  }, []);
console.log(merged.map(p => p.join(' ')).join('\n'));
