const tokens = require('fs').readFileSync(0, 'utf8').match(/\d+|[-+*\/()]/g);

const fresh = () => ({ total: 0n, term: null, op: '+', minus: false });
const stack = [fresh()];

const apply = (f, x) => {
  if (f.minus) x = -x;
  f.minus = false;
  switch (f.op) {
    case '*': f.term *= x; break;
    case '/': f.term /= x; break;
    case '-': f.total += f.term ?? 0n; f.term = -x; break;
    default: f.total += f.term ?? 0n; f.term = x;
  }
  f.op = null;
};
const result = f => f.total + f.term;

for (const t of tokens) {
  const f = stack[stack.length - 1];
  if (t === '(') stack.push(fresh());
  else if (t === ')') {
    stack.pop();
    apply(stack[stack.length - 1], result(f));
  } else if (t >= '0' && t <= '9' || t.length > 1) apply(f, BigInt(t));
  else if (f.op !== null) f.minus = !f.minus;
  else f.op = t;
}
console.log(result(stack[0]).toString());
