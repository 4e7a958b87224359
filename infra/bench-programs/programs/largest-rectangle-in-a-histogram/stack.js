const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const h = [...data.slice(1), 0];
const stack = [];
let best = 0;
h.forEach((x, i) => {
  let from = i;
  while (stack.length && stack.at(-1).x >= x) {
    const top = stack.pop();
    from = top.from;
    best = Math.max(best, top.x * (i - from));
  }
  stack.push({ from, x });
});
console.log(best);
