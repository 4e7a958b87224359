const isOp = t => '+-*/'.includes(t);
const apply = (a, op, b) => ({
  '+': a + b,
  '-': a - b,
  '*': a * b,
  '/': Math.trunc(a / b),
}[op]);

// replace the first "number number operator" by its value
function step(tokens) {
  const i = tokens.findIndex(isOp);
  const v = apply(Number(tokens[i - 2]), tokens[i], Number(tokens[i - 1]));
  return tokens.slice(0, i - 2).concat(String(v), tokens.slice(i + 1));
}

let tokens = require('fs').readFileSync(0, 'utf8').split('\n')[1].trim().split(/\s+/);
while (tokens.length > 1) tokens = step(tokens);
console.log(tokens[0]);
