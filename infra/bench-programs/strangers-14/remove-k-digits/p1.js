const [digits, kText] = require('fs').readFileSync(0, 'latin1').trim().split(/\s+/);
let k = Number(kText);
const keep = digits.length - k;
const stack = Buffer.alloc(digits.length);
let top = 0;
for (let i = 0; i < digits.length; i++) {
  const d = digits.charCodeAt(i);
  while (top > 0 && k > 0 && stack[top - 1] > d) {
    top--;
    k--;
  }
  stack[top++] = d;
}
let from = 0;
while (from < keep && stack[from] === 48) from++;
console.log(from < keep ? stack.toString('latin1', from, keep) : '0');
