const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n').map((w) => w.trim().split('').sort().join(''));
console.log(s === t);
