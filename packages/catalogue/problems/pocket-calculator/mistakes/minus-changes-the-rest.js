const fs = require('fs');

/**
 * @param {string} line
 * @returns {number} its value
 */
function solve(line) {
  const tokens = line.match(/\d+|[-+*/()]/g);
  let at = 0;
  const value = () => {
    const token = tokens[at++];
    if (token === '-') return -value();
    if (token !== '(') return Number(token);
    const inside = sum();
    at++;
    return inside;
  };
  const product = () => {
    let result = value();
    while (tokens[at] === '*' || tokens[at] === '/') result = tokens[at++] === '*' ? result * value() : Math.trunc(result / value());
    return result;
  };
  const sum = () => {
    const first = product();
    if (tokens[at] === '+') return at++, first + sum();
    if (tokens[at] === '-') return at++, first - sum();
    return first;
  };
  return sum() + 0;
}

console.log(String(solve(fs.readFileSync(0, 'utf8').replace(/\n$/, ''))));
