// every letter is a prime, every word a product
const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101].map(BigInt);
const input = require('fs').readFileSync(0, 'latin1').split('\n');
const n = parseInt(input[0], 10);
const families = new Map();
for (let i = 1; i <= n; i++) {
  const word = input[i].trim();
  let id = 1n;
  for (let j = 0; j < word.length; j++) id *= primes[word.charCodeAt(j) - 97];
  const family = families.get(id);
  if (family === undefined) families.set(id, [word]);
  else family.push(word);
}
const out = [];
for (const family of families.values()) out.push(family.join(' '));
console.log(out.join('\n'));
