const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const stack = [];
for (const t of lines[1].trim().split(/\s+/)) {
  if (!isNaN(t)) {
    stack.push(+t);
    continue;
  }
  const a = stack.pop();
  const b = stack.pop();
  switch (t) {
    case '+': stack.push(a + b); break;
    case '-': stack.push(a - b); break;
    case '*': stack.push(a * b); break;
    case '/': stack.push(Math.trunc(a / b)); break;
  }
}
console.log(stack.pop());
