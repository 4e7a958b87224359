const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

function upTo(limit) {
  if (limit < 1) return 0;
  const digits = String(limit).split('').map(Number);
  let total = 0;
  for (let len = 1; len < digits.length; len++) total += 9 ** len;

  let before = 0;
  for (let i = 0; i < digits.length; i++) {
    const after = 9 ** (digits.length - i - 1);
    let smaller = digits[i];
    if (before < digits[i]) smaller--;
    total += smaller * after;
    if (i > 0 && digits[i] === before) return total;
    before = digits[i];
  }
  return total + 1;
}

console.log(String(upTo(b) - upTo(a - 1)));
