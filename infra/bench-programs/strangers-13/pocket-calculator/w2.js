const line = require('fs').readFileSync(0, 'utf8');
const tokens = line.match(/\d+|[-+*/()]/g);

const rank = { '+': 1, '-': 1, '*': 2, '/': 2, neg: 3, '(': 0 };
const values = [];
const ops = [];

function apply() {
  const op = ops.pop();
  const right = values.pop();
  if (op === 'neg') {
    values.push(-right);
    return;
  }
  const left = values.pop();
  if (op === '+') values.push(left + right);
  else if (op === '-') values.push(left - right);
  else if (op === '*') values.push(left * right);
  else values.push(Math.trunc(left / right));
}

let expectOperand = true;
for (const token of tokens) {
  if (/\d/.test(token)) {
    values.push(Number(token));
    expectOperand = false;
  } else if (token === '(') {
    ops.push(token);
  } else if (token === ')') {
    while (ops[ops.length - 1] !== '(') apply();
    ops.pop();
  } else if (expectOperand) {
    ops.push('neg');
  } else {
    while (ops.length > 0 && rank[ops[ops.length - 1]] >= rank[token]) apply();
    ops.push(token);
    expectOperand = true;
  }
}
while (ops.length > 0) apply();

console.log(values[0]);
