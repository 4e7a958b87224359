const fs = require('fs');

function solve(letters) {
  const words = new Set();
  const used = new Array(letters.length).fill(false);
  function fill(word) {
    if (word.length === letters.length) {
      words.add(word);
      return;
    }
    for (let i = 0; i < letters.length; i++) {
      if (used[i]) continue;
      used[i] = true;
      fill(word + letters[i]);
      used[i] = false;
    }
  }
  fill('');
  return [...words].sort();
}

console.log(solve(fs.readFileSync(0, 'utf8').trim().split(/\s+/)[1]).join('\n'));
