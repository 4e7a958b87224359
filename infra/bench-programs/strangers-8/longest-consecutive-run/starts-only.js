const [, line] = require('fs').readFileSync(0, 'utf8').split('\n');
const numbers = line.trim().split(/\s+/).map(Number);
const present = new Set(numbers);

// only those without a predecessor start a run, so everything is walked once
console.log(
  numbers
    .filter(x => !present.has(x - 1))
    .reduce((best, x) => {
      let y = x;
      while (present.has(y + 1)) y++;
      return Math.max(best, y - x + 1);
    }, 0)
);
