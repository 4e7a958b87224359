// to postfix first, then run the postfix program
const tokens = require('fs').readFileSync(0, 'utf8').match(/\d+|[-+*\/()]/g);
const STRENGTH = { '(': 0, '+': 1, '-': 1, '*': 2, '/': 2, '~': 3 };

const toPostfix = tokens => {
  const out = [], ops = [];
  let wantsOperand = true;
  for (const t of tokens) {
    if (t === '(') {
      ops.push(t);
      wantsOperand = true;
    } else if (t === ')') {
      for (let o; (o = ops.pop()) !== '('; ) out.push(o);
      wantsOperand = false;
    } else if (t in STRENGTH) {
      if (wantsOperand) {
        ops.push('~');
      } else {
        while (ops.length && STRENGTH[ops[ops.length - 1]] >= STRENGTH[t]) out.push(ops.pop());
        ops.push(t);
        wantsOperand = true;
      }
    } else {
      out.push(Number(t));
      wantsOperand = false;
    }
  }
  while (ops.length) out.push(ops.pop());
  return out;
};

const ACTION = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.trunc(a / b),
};

const run = program => {
  const st = [];
  for (const x of program) {
    if (typeof x === 'number') st.push(x);
    else if (x === '~') st.push(-st.pop());
    else {
      const b = st.pop(), a = st.pop();
      st.push(ACTION[x](a, b));
    }
  }
  return st[0];
};

process.stdout.write(`${run(toPostfix(tokens))}\n`);
