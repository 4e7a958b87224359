const fs = require('fs');

function smallest(digits, k) {
  const keep = digits.length - k;
  const kept = [];
  for (const digit of digits) {
    while (k > 0 && kept.length > 0 && kept[kept.length - 1] > digit) {
      kept.pop();
      k--;
    }
    kept.push(digit);
  }
  return Number(kept.slice(0, keep).join(''));
}

const [digits, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(String(smallest(digits, +k)));
