const fs = require('fs');

function solve(letters) {
  const left = new Array(26).fill(0);
  for (const letter of letters) left[letter.charCodeAt(0) - 97]++;
  const words = [];
  function fill(word, last) {
    if (word.length === letters.length) words.push(word);
    for (let i = 0; i < 26; i++) {
      if (!left[i] || (word && !last && !i)) continue;
      left[i]--;
      fill(word + String.fromCharCode(97 + i), i);
      left[i]++;
    }
  }
  fill('', 0);
  return words;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim().split(/\s+/)[1]).join('\n'));
