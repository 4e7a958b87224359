const input = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(2);
const W = 1000;
const land = new Set();
input.forEach((row, y) => [...row].forEach((ch, x) => ch === '1' && land.add(y * W + x)));

const sink = (square) => {
  const todo = [square];
  land.delete(square);
  while (todo.length) {
    const p = todo.pop();
    [p - 1, p + 1, p - W, p + W]
      .filter((q) => land.delete(q))
      .forEach((q) => todo.push(q));
  }
};

let islands = 0;
for (const square of land) {
  islands += 1;
  sink(square);
}
console.log(islands);
