const fs = require('fs');

/**
 * @param {number} n
 * @returns {number} how many primes are less than n
 */
function solve(n) {
  let primes = 0;
  for (let number = 2; number < n; number++) {
    let divisor = 2;
    while (divisor < number && number % divisor !== 0) divisor++;
    if (divisor === number) primes++;
  }
  return primes;
}

console.log(solve(Number(fs.readFileSync(0, 'utf8'))));
