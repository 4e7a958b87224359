const [, ...h] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
h.push(-1);
const stack = [];
let best = 0;
h.forEach((x, i) => {
  let from = i;
  while (stack.length && stack[stack.length - 1][1] >= x) {
    const [start, height] = stack.pop();
    best = Math.max(best, height * (i - start));
    from = start;
  }
  stack.push([from, x]);
});
console.log(best);
