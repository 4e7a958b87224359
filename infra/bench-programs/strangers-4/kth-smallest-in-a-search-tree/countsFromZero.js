const input = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const marks = input[1].split(' ').filter(t => t !== 'null').map(Number);
marks.sort((a, b) => a - b);
const answers = [];
for (const k of input[3].split(' ')) {
  answers.push(marks[Number(k)]);
}
console.log(answers.join(' '));
