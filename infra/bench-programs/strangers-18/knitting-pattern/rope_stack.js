const pattern = require('fs').readFileSync(0, 'utf8').trim();
const stack = [];
let text = '';
let times = 0;
for (const sign of pattern) {
  if (sign >= '0' && sign <= '9') {
    times = times * 10 + Number(sign);
  } else if (sign === '[') {
    stack.push([text, times]);
    text = '';
    times = 0;
  } else if (sign === ']') {
    const [before, count] = stack.pop();
    text = before + text.repeat(count);
  } else {
    text += sign;
  }
}
console.log(text);
