const NUMBER = /^(0|-?[1-9]\d{0,6})$/;
const LIMIT = 1e12;
const MOST = 199999;

function apply(operator, left, right) {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    default:
      return Math.trunc(left / right);
  }
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,5}$/.test(lines[0]) || Number(lines[0]) > MOST) return `line 1 must hold the integer k, 1 to ${MOST}`;
  const tokens = lines[1].split(' ');
  if (tokens.length !== Number(lines[0])) return `expected ${lines[0]} tokens, found ${tokens.length}`;
  const stack = [];
  for (const [i, token] of tokens.entries()) {
    if (NUMBER.test(token)) {
      if (Math.abs(Number(token)) > 1e6) return `token ${i + 1} is out of range`;
      stack.push(Number(token));
      continue;
    }
    if (!/^[-+*/]$/.test(token)) return `token ${i + 1} is neither an integer nor an operator`;
    if (stack.length < 2) return `the operator at token ${i + 1} lacks an operand`;
    const right = stack.pop();
    if (token === '/' && right === 0) return `token ${i + 1} divides by zero`;
    const result = apply(token, stack.pop(), right);
    if (Math.abs(result) > LIMIT) return `the result at token ${i + 1} exceeds 10^12`;
    stack.push(result);
  }
  return stack.length === 1 ? null : `${stack.length} values are left over`;
}
