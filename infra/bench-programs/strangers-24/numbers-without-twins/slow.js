const [a, b] = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);

function printable(x) {
  let last = -1;
  while (x > 0) {
    const d = x % 10;
    if (d === last) return false;
    last = d;
    x = (x - d) / 10;
  }
  return true;
}

let count = 0;
for (let x = a; x <= b; x++) if (printable(x)) count++;
console.log(count);
