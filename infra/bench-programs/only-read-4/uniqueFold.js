const words = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

const unique = words.reduce((acc, w) => acc.includes(w) ? acc : [...acc, w], []);

console.log(unique.length);
console.log(unique.join(' '));
