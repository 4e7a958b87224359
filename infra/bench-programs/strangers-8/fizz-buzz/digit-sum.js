const n = Number(require('fs').readFileSync(0, 'utf8'));
const out = [];
for (let i = 1; i <= n; i++) {
  const digits = [...String(i)].map(Number);
  const sum = digits.reduce((a, b) => a + b);
  const three = sum === 3 || sum === 6 || sum === 9;
  const five = digits[digits.length - 1] % 5 === 0;
  out.push(three && five ? 'FizzBuzz' : three ? 'Fizz' : five ? 'Buzz' : i);
}
console.log(out.join('\n'));
