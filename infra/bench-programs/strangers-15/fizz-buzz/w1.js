const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0]);

// two counters instead of divisions
let three = 0;
let five = 0;
const out = [];
for (let i = 1; i <= n; i++) {
  three++;
  five++;
  if (three === 3 && five === 5) {
    out.push('FizzBuzz');
    three = 0;
  } else if (three === 3) {
    out.push('Fizz');
    three = 0;
  } else if (five === 5) {
    out.push('Buzz');
    five = 0;
  } else {
    out.push(String(i));
  }
}
console.log(out.join('\n'));
