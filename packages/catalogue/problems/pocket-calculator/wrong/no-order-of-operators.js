const fs = require('fs');

/**
 * @param {string} line
 * @returns {number} its value
 */
function solve(line) {
  const tokens = line.match(/\d+|[-+*/()]/g);
  let at = 0;

  function value() {
    const token = tokens[at++];
    if (token === '-') return 0 - value();
    if (token !== '(') return Number(token);
    const inside = sum();
    at++;
    return inside;
  }

  function product() {
    let result = value();
    while ('+-*/'.includes(tokens[at] ?? ' ')) {
      const operator = tokens[at++];
      const other = value();
      // Without its remainder the dividend can be divided exactly; + 0 turns -0 into 0.
      result = (operator === '+' ? result + other : operator === '-' ? result - other : operator === '*' ? result * other : (result - (result % other)) / other) + 0;
    }
    return result;
  }

  function sum() {
    let result = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const operator = tokens[at++];
      const other = product();
      result = operator === '+' ? result + other : result - other;
    }
    return result;
  }

  return sum();
}

console.log(String(solve(fs.readFileSync(0, 'utf8').replace(/\n$/, ''))));
