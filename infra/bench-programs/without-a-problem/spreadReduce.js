const input = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const xs = input[1].split(' ').map(Number);
const prefix = xs.reduce((acc, x) => [...acc, (acc.length ? acc[acc.length - 1] : 0) + x], []);
console.log(prefix.join(' '));
