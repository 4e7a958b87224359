const [first, second, ...events] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const boxes = second.trim().split(' ').map(Number);
const answers = [];
events.forEach((line) => {
  const [kind, a, b] = line.split(' ').map(Number);
  if (kind === 1) boxes[a - 1] += b;
  else answers.push(boxes.slice(a - 1, b).reduce((s, v) => s + v, 0));
});
console.log(answers.join('\n'));
