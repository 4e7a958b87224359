const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const primes = [2,3,5,7,11,13,17,19,23,29,31,37,41,43,47,53,59,61,67,71,73,79,83,89,97,101];
const f = w => [...w.trim()].reduce((x, ch) => x * primes[ch.charCodeAt(0) - 97], 1);
console.log(f(lines[0]) === f(lines[1]));
