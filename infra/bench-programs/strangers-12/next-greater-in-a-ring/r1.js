const [n, ...height] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const steps = new Array(n).fill(0);
const waiting = []; // lighthouses whose messenger is still on his way, heights never increase
for (let i = 0; i < 2 * n; i++) {
  const h = height[i % n];
  while (waiting.length && height[waiting[waiting.length - 1] % n] < h) {
    const j = waiting.pop();
    if (j < n) steps[j] = i - j;
  }
  waiting.push(i);
}
console.log(steps.join(' '));
