const nines = [1];
while (nines.length < 17) nines.push(9 * nines[nines.length - 1]);

// good numbers in 1 .. limit
function upTo(limit) {
  if (limit < 1) return 0;
  const s = String(limit);
  let total = 0;
  for (let len = 1; len < s.length; len++) total += nines[len];
  let prev = -1;
  for (let i = 0; i < s.length; i++) {
    const d = Number(s[i]);
    let smaller = i === 0 ? d - 1 : d;
    if (i > 0 && prev < d) smaller--;
    total += smaller * nines[s.length - 1 - i];
    if (d === prev) return total;
    prev = d;
  }
  return total + 1;
}

const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(upTo(b) - upTo(a - 1));
