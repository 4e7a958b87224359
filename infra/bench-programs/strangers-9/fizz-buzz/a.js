const W = ',,Fizz,,Buzz,Fizz,,,Fizz,Buzz,,Fizz,,,FizzBuzz'.split(',');
const n = parseInt(require('fs').readFileSync(0, 'utf8'), 10);
console.log(Array.from({ length: n }, (_, i) => W[i % 15] || i + 1).join('\n'));
