// how many numbers 1..x have no twins, digit by digit from the left
function upTo(x) {
  if (x <= 0) return 0;
  const d = Array.from(String(x), Number);
  let total = 0;
  for (let len = 1; len < d.length; len++) total += 9 ** len;
  let before = -1;
  for (let i = 0; i < d.length; i++) {
    for (let s = i === 0 ? 1 : 0; s < d[i]; s++) {
      if (s !== before) total += 9 ** (d.length - 1 - i);
    }
    if (d[i] === before) return total;
    before = d[i];
  }
  return total + 1;
}
const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(upTo(b) - upTo(a - 1));
