const PRIMES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41,
  43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101,
];

function key(word) {
  let product = 1;
  for (let i = 0; i < word.length; i++) {
    product *= PRIMES[word.charCodeAt(i) - 97];
  }
  return product;
}

const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const groups = new Map();
for (const word of words) {
  const k = key(word);
  if (groups.has(k)) groups.get(k).push(word);
  else groups.set(k, [word]);
}
console.log([...groups.values()].map((g) => g.join(' ')).join('\n'));
