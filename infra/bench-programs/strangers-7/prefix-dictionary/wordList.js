const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin });

const wordList = [];
let lineNumber = 0;

rl.on('line', (line) => {
  lineNumber++;
  if (lineNumber === 1) return;
  const [op, w] = line.trim().split(' ');
  if (op === 'add') {
    if (!wordList.includes(w)) wordList.push(w);
  } else if (op === 'has') {
    console.log(wordList.indexOf(w) >= 0);
  } else if (op === 'prefix') {
    console.log(wordList.some((word) => word.startsWith(w)));
  }
});
