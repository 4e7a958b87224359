const n = +require('fs').readFileSync(0, 'utf8');
console.log(Array.from({ length: n }, (_, k) => ((k + 1) % 3 ? '' : 'Fizz') + ((k + 1) % 5 ? '' : 'Buzz') || k + 1).join('\n'));
