const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const a = data.slice(1);
let count = 0, swapped = true;
while (swapped) {
  swapped = false;
  for (let i = 1; i < a.length; i++) {
    if (a[i - 1] > a[i]) {
      [a[i - 1], a[i]] = [a[i], a[i - 1]];
      count++;
      swapped = true;
    }
  }
}
console.log(count);
