const tokens = require('fs').readFileSync(0, 'utf8').match(/\S+/g);

// the stack is a linked list: { top, below }
let stack = null;
for (let i = 1; i < tokens.length; i++) {
  const w = tokens[i];
  if (w.length > 1 || (w >= '0' && w <= '9')) {
    stack = { top: parseInt(w, 10), below: stack };
    continue;
  }
  const y = stack.top;
  const x = stack.below.top;
  let z;
  switch (w) {
    case '+': z = x + y; break;
    case '-': z = x - y; break;
    case '*': z = x * y; break;
    default: z = Math.trunc(x / y);
  }
  stack = { top: z, below: stack.below.below };
}
process.stdout.write(String(stack.top) + '\n');
