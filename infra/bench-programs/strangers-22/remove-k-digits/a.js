const [number, kText] = require('fs').readFileSync(0, 'utf8').split('\n').map((s) => s.trim());
let k = Number(kText);
const stack = [];
for (const digit of number) {
  while (k > 0 && stack.length > 0 && stack[stack.length - 1] > digit) {
    stack.pop();
    k--;
  }
  stack.push(digit);
}
stack.length -= k;
console.log(stack.join('').replace(/^0+/, '') || '0');
