const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => line.trim());
const [begin, end] = lines[0].split(' ');
const wordList = lines.slice(2);
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

const visited = [begin];
const queue = [[begin, 1]];
let answer = 0;
while (queue.length > 0) {
  const [word, length] = queue.shift();
  if (word === end) {
    answer = length;
    break;
  }
  for (let i = 0; i < word.length; i++) {
    for (const letter of alphabet) {
      const candidate = word.substring(0, i) + letter + word.substring(i + 1);
      if (wordList.includes(candidate) && !visited.includes(candidate)) {
        visited.push(candidate);
        queue.push([candidate, length + 1]);
      }
    }
  }
}
console.log(answer);
