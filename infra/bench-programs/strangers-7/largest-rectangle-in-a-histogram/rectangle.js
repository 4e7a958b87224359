const input = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(input[0]);
const heights = input[1].trim().split(' ').map(Number);

const stack = [];
let maxArea = 0;
for (let i = 0; i <= n; i++) {
  const current = i < n ? heights[i] : -1;
  while (stack.length > 0 && heights[stack[stack.length - 1]] > current) {
    const top = stack.pop();
    const width = i - top;
    const area = heights[top] * width;
    if (area > maxArea) {
      maxArea = area;
    }
  }
  stack.push(i);
}
console.log(maxArea);
