let n = Number(require('fs').readFileSync(0, 'utf8'));
let steps = 0;
while (n > 1) {
  if (n % 2 === 0) {
    n = n / 2;
  } else if (n === 3 || n % 4 === 1) {
    n = n - 1;
  } else {
    n = n + 1;
  }
  steps++;
}
console.log(steps);
