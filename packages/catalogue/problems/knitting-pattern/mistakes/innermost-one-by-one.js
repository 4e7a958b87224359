const fs = require('fs');

function solve(pattern) {
  let text = pattern;
  while (text.includes(']')) {
    text = text.replace(/(\d+)\[([a-z]*)\]/, (_, count, row) => row.repeat(Number(count)));
  }
  return text;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim()));
