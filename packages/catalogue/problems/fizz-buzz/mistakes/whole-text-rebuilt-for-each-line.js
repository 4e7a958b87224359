const n = parseInt(require('fs').readFileSync(0, 'utf8'), 10);

function fizzBuzz(n) {
  let text = '';
  for (let i = 1; i <= n; i++) {
    if (i > 1) text += '\n';
    if (i % 15 === 0) text += 'FizzBuzz';
    else if (i % 3 === 0) text += 'Fizz';
    else if (i % 5 === 0) text += 'Buzz';
    else text += i;
  }
  return text;
}

for (let i = 0; i < fizzBuzz(n).split('\n').length; i++) {
  console.log(fizzBuzz(n).split('\n')[i]);
}
