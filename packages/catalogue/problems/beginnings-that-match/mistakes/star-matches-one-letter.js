const fs = require('fs');

function solve(word, pattern) {
  let fits = new Array(word.length + 1).fill(false);
  fits[0] = true;
  for (const sign of pattern) {
    const next = [sign === '*' && fits[0]];
    for (let j = 1; j <= word.length; j++) {
      if (sign === '*') next.push(fits[j] || fits[j - 1]);
      else next.push(fits[j - 1] && (sign === '?' || sign === word[j - 1]));
    }
    fits = next;
  }
  return fits.filter((fit) => fit).length;
}

const [word, pattern] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(word, pattern));
