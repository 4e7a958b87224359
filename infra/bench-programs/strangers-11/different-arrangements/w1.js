const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const letters = lines[1].trim().split('').sort();
const words = [];

const swap = (i, j) => {
  [letters[i], letters[j]] = [letters[j], letters[i]];
};

function arrange(start) {
  if (start === letters.length) {
    words.push(letters.join(''));
    return;
  }
  for (let i = start; i < letters.length; i++) {
    // the same letter in front again would give the same words
    if (i !== start && letters[i] === letters[start]) continue;
    swap(start, i);
    arrange(start + 1);
    swap(start, i);
  }
}

arrange(0);
console.log(words.sort().join('\n'));
