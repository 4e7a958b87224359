const ops = require('fs').readFileSync(0, 'utf8').match(/push -?\d+|pop|top|min/g);
const s = [], out = [];
let min = 0;
for (const op of ops) {
  if (op[0] === 'p' && op[1] === 'u') {
    const x = +op.slice(5);
    if (s.length === 0) min = x;
    s.push(x - min);
    if (x < min) min = x;
  } else if (op === 'pop') {
    const d = s.pop();
    if (d < 0) min -= d;
  } else if (op === 'top') {
    const d = s[s.length - 1];
    out.push(d < 0 ? min : min + d);
  } else {
    out.push(min);
  }
}
console.log(out.join('\n'));
