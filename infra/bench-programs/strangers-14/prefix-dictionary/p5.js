const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const dictionary = [];
const answers = [];
for (const line of lines) {
  const [name, text] = line.trim().split(' ');
  if (name === 'add') {
    if (!dictionary.includes(text)) dictionary.push(text);
  } else if (name === 'has') {
    answers.push(dictionary.includes(text));
  } else {
    answers.push(dictionary.some((word) => word.startsWith(text)));
  }
}
console.log(answers.join('\n'));
