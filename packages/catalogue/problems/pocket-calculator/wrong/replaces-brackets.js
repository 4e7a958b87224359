const fs = require('fs');

/**
 * @param {string} line
 * @returns {number} its value
 */
function solve(line) {
  const quotient = (a, b) => (a - (a % b)) / b;
  const flat = (text) => {
    const tokens = text.match(/\d+|[-+*/]/g);
    let at = 0;
    const value = () => (tokens[at] === '-' ? (at++, 0 - value()) : Number(tokens[at++]));
    const product = () => {
      let result = value();
      while (tokens[at] === '*' || tokens[at] === '/') result = tokens[at++] === '*' ? result * value() : quotient(result, value());
      return result;
    };
    let result = product();
    while (at < tokens.length) result = tokens[at++] === '+' ? result + product() : result - product();
    return result + 0;
  };
  let text = [...line];
  for (;;) {
    const close = text.indexOf(')');
    if (close < 0) return flat(text.join(''));
    const open = text.lastIndexOf('(', close);
    const inside = String(flat(text.slice(open + 1, close).join('')));
    text = [...text.slice(0, open), ...inside, ...text.slice(close + 1)];
  }
}

console.log(String(solve(fs.readFileSync(0, 'utf8').replace(/\n$/, ''))));
