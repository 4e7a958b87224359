const [, line] = require('fs').readFileSync(0, 'utf8').split('\n');
const stack = [];
for (const token of line.trim().split(' ')) {
  switch (token) {
    case '+': case '-': case '*': case '/': {
      const b = stack.pop();
      const a = stack.pop();
      stack.push(token === '+' ? a + b : token === '-' ? a - b : token === '*' ? a * b : a / b);
      break;
    }
    default:
      stack.push(BigInt(token));
  }
}
console.log(stack[0].toString());
