const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

const merged = lines
  .map((line) => line.split(' ').map(Number))
  .sort((a, b) => a[0] - b[0])
  .reduce((result, [l, r]) => {
    const last = result[result.length - 1];
    if (last && l <= last[1]) {
      last[1] = r;
    } else {
      result.push([l, r]);
    }
    return result;
  }, []);

console.log(merged.map((iv) => iv.join(' ')).join('\n'));
