const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const prefix = [0];
for (const x of lines[1].split(' ')) prefix.push(prefix[prefix.length - 1] + Number(x));
const answers = lines.slice(2).map((line) => {
  const [l, r] = line.split(' ').map(Number);
  return prefix[r] - prefix[l - 1];
});
console.log(answers.join('\n'));
