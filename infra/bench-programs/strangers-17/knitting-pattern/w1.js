const pattern = require('fs').readFileSync(0, 'utf8').trim();

function isDigit(ch) {
  return ch >= '0' && ch <= '9';
}

let row = '';
let times = 1;
const open = [];

for (let i = 0; i < pattern.length; i++) {
  const ch = pattern[i];
  if (isDigit(ch)) {
    times = Number(ch);
    if (isDigit(pattern[i + 1])) {
      i++;
      times = times * 10 + Number(pattern[i]);
    }
  } else if (ch === '[') {
    open.push({ row, times });
    row = '';
  } else if (ch === ']') {
    const outer = open.pop();
    row = outer.row + row.repeat(outer.times);
  } else {
    row += ch;
  }
}

console.log(row);
