const fs = require('fs');

/**
 * @param {number} n
 * @returns {number} how many primes are less than n
 */
function solve(n) {
  const crossedOut = new Uint8Array(n);
  let primes = 0;
  for (let number = 2; number < n; number++) {
    if (crossedOut[number] === 1) continue;
    primes++;
    for (let multiple = number * number; multiple < n; multiple += number) crossedOut[multiple] = 1;
  }
  return primes;
}

console.log(solve(Number(fs.readFileSync(0, 'utf8'))));
