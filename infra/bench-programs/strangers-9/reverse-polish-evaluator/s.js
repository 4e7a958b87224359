const tokens = require('fs').readFileSync(0, 'utf8').split('\n')[1].trim().split(' ');
const isOperator = (t) => t === '+' || t === '-' || t === '*' || t === '/';
// replace "a b operator" by its value until one number is left
while (tokens.length > 1) {
  const i = tokens.findIndex(isOperator);
  const a = Number(tokens[i - 2]);
  const b = Number(tokens[i - 1]);
  let value;
  if (tokens[i] === '+') value = a + b;
  else if (tokens[i] === '-') value = a - b;
  else if (tokens[i] === '*') value = a * b;
  else value = Math.trunc(a / b);
  tokens.splice(i - 2, 3, String(value));
}
console.log(String(tokens[0]));
