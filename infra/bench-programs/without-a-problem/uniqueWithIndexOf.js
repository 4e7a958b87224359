const arr = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const uniq = arr.filter((x, i) => arr.indexOf(x) === i);
console.log(uniq.length);
console.log(uniq.join(' '));
