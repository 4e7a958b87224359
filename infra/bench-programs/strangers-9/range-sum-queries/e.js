const fs = require('fs');

const lines = fs.readFileSync(0, 'utf8').trim().split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const values = lines[1].split(' ').map(Number);

const answers = lines.slice(2, 2 + q).map((line) => {
  const [l, r] = line.split(' ').map(Number);
  return values.slice(l - 1, r).reduce((sum, value) => sum + value, 0);
});
console.log(answers.join('\n'));
