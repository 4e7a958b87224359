const [, row] = require('fs').readFileSync(0, 'utf8').split('\n');
const v = Int32Array.from(row.trim().split(/\s+/), Number).sort();
console.log(v.some((x, i) => i > 0 && x === v[i - 1]));
