const fs = require('fs');

const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101];

function solve(words) {
  const groups = new Map();
  for (const word of words) {
    // every letter is a prime; anagrams have the same product
    let key = 1;
    for (let i = 0; i < word.length; i++) {
      key *= primes[word.charCodeAt(i) - 97];
    }
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(word);
  }
  return [...groups.values()];
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
const groups = solve(rest.slice(0, Number(n)));
console.log(groups.map((group) => group.join(' ')).join('\n'));
