const fs = require('fs');

/**
 * @param {number[]} numbers the list, in no order
 * @returns {number} the smallest positive integer that is not in the list
 */
function solve(numbers) {
  const seen = new Set(numbers);
  let answer = Infinity;
  for (const number of numbers) if (number > 0 && number < answer) answer = number;
  if (answer === Infinity) return 1;
  while (seen.has(answer)) answer++;
  return answer;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
