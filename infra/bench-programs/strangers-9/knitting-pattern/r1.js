const pattern = require('fs').readFileSync(0, 'utf8').trim();
const stack = []; // [number, parts written before the bracket]
let parts = [];
let number = 0;
for (let i = 0; i < pattern.length; i++) {
  const code = pattern.charCodeAt(i);
  if (code >= 48 && code <= 57) {
    number = number * 10 + code - 48;
  } else if (code === 91) {
    stack.push([number, parts]);
    number = 0;
    parts = [];
  } else if (code === 93) {
    const block = Buffer.from(parts.join(''), 'latin1');
    const [times, before] = stack.pop();
    before.push(Buffer.alloc(block.length * times, block).toString('latin1'));
    parts = before;
  } else {
    parts.push(pattern[i]);
  }
}
console.log(parts.join(''));
