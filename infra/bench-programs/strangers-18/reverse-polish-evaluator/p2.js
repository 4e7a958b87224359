'use strict';
// Persistent stack of BigInts: a stack is null or { top, rest }.
const push = (rest, top) => ({ top, rest });

const apply = (stack, op) => {
  const { top: b, rest: { top: a, rest } } = stack;
  switch (op) {
    case '+': return push(rest, a + b);
    case '-': return push(rest, a - b);
    case '*': return push(rest, a * b);
    default: return push(rest, a / b);
  }
};

const isOp = (w) => w.length === 1 && '+-*/'.includes(w);

const words = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);
const final = words.reduce((st, w) => (isOp(w) ? apply(st, w) : push(st, BigInt(w))), null);
console.log(final.top.toString());
