const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);

function upTo(bound) {
  if (bound === 0) return 0;
  const length = Math.floor(Math.log10(bound)) + 1;
  let total = 0;
  for (let digits = 1; digits < length; digits++) total += 9 ** digits;
  let before = -1;
  for (let place = length - 1; place >= 0; place--) {
    const digit = Math.floor(bound / 10 ** place) % 10;
    for (let next = place === length - 1 ? 1 : 0; next < digit; next++) {
      if (next !== before) total += 9 ** place;
    }
    if (digit === before) return total;
    before = digit;
  }
  return total + 1;
}

console.log(upTo(b) - upTo(a - 1));
