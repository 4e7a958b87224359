const [num, kText] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
let k = Number(kText);
const stack = [];
for (const d of num.trim()) {
  while (k > 0 && stack.length && stack[stack.length - 1] > d) {
    stack.pop();
    k--;
  }
  stack.push(d);
}
stack.length -= k;
console.log(stack.join('') || '0');
