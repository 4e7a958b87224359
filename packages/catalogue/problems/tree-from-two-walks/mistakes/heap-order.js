const fs = require('fs');

function solve(before) {
  const n = before.length;
  const after = [];
  let next = 0;
  function walk(place) {
    if (place > n) return;
    const node = before[next++];
    walk(2 * place);
    walk(2 * place + 1);
    after.push(node);
  }
  walk(1);
  return after;
}

const [n, ...numbers] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(numbers.slice(0, n), numbers.slice(n, 2 * n)).join(' '));
