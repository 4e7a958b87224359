const fs = require('fs');

/**
 * @param {string[]} tokens a well formed expression
 * @returns {number} its value
 */
function solve(tokens) {
  const apply = {
    '+': (a, b) => a + b,
    '-': (a, b) => a - b,
    '*': (a, b) => a * b,
    '/': (a, b) => Math.trunc(a / b),
  };
  const stack = [];
  for (const token of tokens) {
    if (token in apply) {
      const right = stack.pop();
      const left = stack.pop();
      stack.push(apply[token](left, right));
    } else {
      stack.push(Number(token));
    }
  }
  return stack[0];
}

const [, line] = fs.readFileSync(0, 'utf8').split('\n');
console.log(String(solve(line.trim().split(' '))));
