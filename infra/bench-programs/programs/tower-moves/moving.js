const n = Number(require('fs').readFileSync(0, 'utf8'));
const move = (k, from, to, over) =>
  k === 0 ? 0 : move(k - 1, from, over, to) + 1 + move(k - 1, over, to, from);
console.log(move(n, 'a', 'c', 'b'));
