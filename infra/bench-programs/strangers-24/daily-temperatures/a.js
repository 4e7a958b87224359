const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const temps = lines[1].trim().split(/\s+/).map(Number);
const wait = new Array(n).fill(0);
const waiting = [];
temps.forEach((t, day) => {
  while (waiting.length && temps[waiting[waiting.length - 1]] < t) {
    const d = waiting.pop();
    wait[d] = day - d;
  }
  waiting.push(day);
});
console.log(wait.join(' '));
