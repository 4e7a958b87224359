const n = parseInt(require('fs').readFileSync(0, 'utf8'), 10);
const say = { 0: 'FizzBuzz', 3: 'Fizz', 5: 'Buzz', 6: 'Fizz', 9: 'Fizz', 10: 'Buzz', 12: 'Fizz' };
console.log(Array.from({ length: n }, (_, i) => say[(i + 1) % 15] ?? i + 1).join('\n'));
