const fs = require('fs');

function solve(pattern) {
  let row = '';
  const counts = [];
  for (const part of pattern.match(/[a-z]+|\d+|[[\]]/g)) {
    if (/\d/.test(part)) counts.push(Number(part));
    else if (part === ']') row = row.repeat(counts.pop());
    else if (part !== '[') row += part;
  }
  return row;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim()));
