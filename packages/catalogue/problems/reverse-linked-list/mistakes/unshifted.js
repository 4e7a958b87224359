const [n, ...values] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const turned = [];
for (const value of values) turned.unshift(value);
console.log(turned.join(' '));
