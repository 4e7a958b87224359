const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101].map(BigInt);
const product = (word) => {
  let p = 1n;
  for (const letter of word) p *= primes[letter.charCodeAt(0) - 97];
  return p;
};
const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(product);
console.log(s === t ? 'true' : 'false');
