const { readFileSync } = require('fs');

const [, ...heights] = readFileSync(0, 'utf8').trim().split(/\s+/);
const n = heights.length;
const answer = Array(n).fill(0);
const taller = []; // positions on two rounds, the nearest one last

for (let i = 2 * n - 1; i >= 0; i--) {
  const own = heights[i % n];
  while (taller.length && heights[taller[taller.length - 1] % n] <= own) {
    taller.pop();
  }
  if (i < n && taller.length) {
    answer[i] = taller[taller.length - 1] - i;
  }
  taller.push(i);
}

console.log(answer.join(' '));
