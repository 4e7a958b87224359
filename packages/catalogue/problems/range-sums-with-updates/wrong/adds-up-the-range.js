const fs = require('fs');

/**
 * @param {number[]} coins the contents of the boxes 1 to n
 * @param {[number, number, number][]} events [1, i, x] changes box i by x, [2, l, r] asks for a sum
 * @returns {number[]} the answers to the questions
 */
function solve(coins, events) {
  const now = [0, ...coins];
  const answers = [];
  for (const [kind, a, b] of events) {
    if (kind === 1) {
      now[a] += b;
      continue;
    }
    let sum = 0;
    for (let i = a; i <= b; i++) sum += now[i];
    answers.push(sum);
  }
  return answers;
}

const [n, q, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const events = Array.from({ length: q }, (_, i) => rest.slice(n + 3 * i, n + 3 * i + 3));
console.log(solve(rest.slice(0, n), events).join('\n'));
