const fs = require('fs');

function solve(a, b) {
  let count = 0;
  for (let number = a; number <= b; number++) {
    let isPrintable = true;
    for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) {
      if (rest % 10 === Math.floor(rest / 10) % 10) {
        isPrintable = false;
        break;
      }
    }
    if (isPrintable) count++;
  }
  return count;
}

const [a, b] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(a, b));
