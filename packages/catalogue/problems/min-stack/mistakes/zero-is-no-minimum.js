const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const stack = [];
const answers = [];
for (const line of lines) {
  const [name, text] = line.split(' ');
  const top = stack[stack.length - 1];
  if (name === 'push') {
    const value = Number(text);
    const least = top && top.least;
    stack.push({ value, least: !least || value < least ? value : least });
  } else if (name === 'pop') {
    stack.pop();
  } else {
    answers.push(name === 'top' ? top.value : top.least);
  }
}
console.log(answers.join('\n'));
