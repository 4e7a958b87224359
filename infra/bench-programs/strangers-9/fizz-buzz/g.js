const fs = require('fs');

function solve(n) {
  const lines = [];
  for (let i = 1; i <= n; i++) lines.push(String(i));
  for (let i = 3; i < n; i += 3) lines[i - 1] = 'Fizz';
  for (let i = 5; i <= n; i += 5) lines[i - 1] = 'Buzz';
  for (let i = 15; i <= n; i += 15) lines[i - 1] = 'FizzBuzz';
  return lines;
}

console.log(solve(Number(fs.readFileSync(0, 'utf8'))).join('\n'));
