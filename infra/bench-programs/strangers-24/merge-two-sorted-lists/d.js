const [, a = '', , b = ''] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(Int32Array.from(`${a} ${b}`.match(/-?\d+/g) || []).sort().join(' '));
