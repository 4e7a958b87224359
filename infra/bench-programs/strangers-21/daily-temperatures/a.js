const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0]);
const temps = lines[1].trim().split(/\s+/).map(Number);
const answer = new Array(n).fill(0);
const stack = [];
for (let day = 0; day < n; day++) {
  while (stack.length > 0 && temps[stack[stack.length - 1]] < temps[day]) {
    const cold = stack.pop();
    answer[cold] = day - cold;
  }
  stack.push(day);
}
console.log(answer.join(' '));
