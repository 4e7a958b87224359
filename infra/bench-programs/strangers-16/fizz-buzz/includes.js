// Two lists of multiples, then every number is looked up in them.
const n = Number(require('fs').readFileSync(0, 'utf8'));
const multiples = (k) => Array.from({ length: Math.floor(n / k) }, (_, i) => (i + 1) * k);
const threes = multiples(3);
const fives = multiples(5);
const lines = [];
for (let i = 1; i <= n; i++) {
  const word = (threes.includes(i) ? 'Fizz' : '') + (fives.includes(i) ? 'Buzz' : '');
  lines.push(word || i);
}
console.log(lines.join('\n'));
