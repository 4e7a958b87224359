const fs = require('fs');

function solve(letters) {
  const left = new Array(26).fill(0);
  for (const letter of letters) left[letter.charCodeAt(0) - 97]++;
  const words = [];
  function fill(word) {
    if (word.length === letters.length) words.push(word);
    for (let i = 0; i < 25; i++) {
      if (!left[i]) continue;
      left[i]--;
      fill(word + String.fromCharCode(97 + i));
      left[i]++;
    }
  }
  fill('');
  return words;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim().split(/\s+/)[1]).join('\n'));
