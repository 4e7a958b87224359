const fs = require('fs');

function solve(pattern) {
  const once = (text) => text.replace(/(\d+)\[([a-z]*)\]/g, (_, count, row) => row.repeat(Number(count)));
  return once(once(pattern));
}

console.log(solve(fs.readFileSync(0, 'utf8').trim()));
