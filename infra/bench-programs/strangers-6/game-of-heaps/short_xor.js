const input = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = parseInt(input[0]);
const a = [];
for (let i = 1; i <= n; i++) a.push(parseInt(input[i]));
let x = 0;
for (const v of a) {
  x ^= v;
}
let ways = 0;
if (x !== 0) {
  for (const v of a) {
    const target = v ^ x;
    if (target < v) ways++;
  }
}
console.log(ways);
