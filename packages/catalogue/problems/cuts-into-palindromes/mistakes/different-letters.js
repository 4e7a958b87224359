const fs = require('fs');

function solve(strip) {
  const odd = new Set();
  for (const letter of strip) if (!odd.delete(letter)) odd.add(letter);
  return Math.max(0, odd.size - 1);
}

console.log(solve(fs.readFileSync(0, 'utf8').trim().split(/\s+/)[1]));
