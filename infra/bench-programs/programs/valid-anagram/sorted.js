const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n');
const key = (word) => word.split('').sort().join('');
console.log(key(s) === key(t) ? 'true' : 'false');
