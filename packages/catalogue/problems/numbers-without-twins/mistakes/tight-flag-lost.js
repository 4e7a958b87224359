const fs = require('fs');

function upTo(n) {
  const digits = [...String(n)].map(Number);
  let count = 0;
  for (let length = 1; length < digits.length; length++) count += 9 ** length;
  const walk = (place, left) => {
    if (place === digits.length) return 1;
    let total = 0;
    for (let digit = place === 0 ? 1 : 0; digit <= digits[place]; digit++) {
      if (digit !== left) total += walk(place + 1, digit);
    }
    return total;
  };
  return count + walk(0, -1);
}

function solve(a, b) {
  return upTo(b) - (a === 1 ? 0 : upTo(a - 1));
}

const [a, b] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(a, b));
