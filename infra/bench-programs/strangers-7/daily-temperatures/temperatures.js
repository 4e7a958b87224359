const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const temperatures = lines[1].trim().split(' ');
const stack = [];
const result = [];
for (let i = temperatures.length - 1; i >= 0; i--) {
  while (stack.length > 0 && temperatures[stack[stack.length - 1]] <= temperatures[i]) {
    stack.pop();
  }
  result[i] = stack.length > 0 ? stack[stack.length - 1] - i : 0;
  stack.push(i);
}
console.log(result.join(' '));
