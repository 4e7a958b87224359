const input = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(input[0]);
const start = input[1].trim().split(' ').map(Number);
const end = input[2].trim().split(' ').map(Number);

let answer = 0;
for (let i = 0; i < n; i++) {
  // how many lessons are running when lesson i begins?
  let running = 0;
  for (let j = 0; j < n; j++) {
    if (start[j] <= start[i] && start[i] < end[j]) running++;
  }
  answer = Math.max(answer, running);
}
console.log(answer);
