// Path to p/q in the Stern-Brocot tree, run-length written: R3 L2 R1 ...
const [p, q] = require('fs').readFileSync('/dev/stdin').toString().split('/').map(Number);

const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));

function walk(a, b, letter, acc) {
  // a/b in lowest terms
  if (b === 1) {
    if (a > 1) acc.push(letter + (a - 1));
    return acc;
  }
  const times = Math.floor(a / b);
  if (times > 0) acc.push(letter + times);
  return walk(b, a - times * b, letter === 'R' ? 'L' : 'R', acc);
}

const g = gcd(p, q);
const path = walk(p / g, q / g, 'R', []);
console.log(path.length === 0 ? 'root' : path.join(' '));
