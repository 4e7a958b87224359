const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = +lines[0];
const root5 = Math.sqrt(5);
const phi = (1 + root5) / 2;
// closed formula of the Fibonacci numbers, the small term vanishes
const ways = Math.floor(Math.pow(phi, n + 1) / root5);
console.log(String(ways));
