const fs = require('fs');

function solve(k, [x, y], boats) {
  const squares = boats.map((boat) => (boat[0] - x) ** 2 + (boat[1] - y) ** 2);
  const numbers = [];
  for (let place = 0; place < k; place++) {
    let best = 0;
    for (let i = 1; i < squares.length; i++) if (squares[i] < squares[best]) best = i;
    numbers.push(best + 1);
    squares[best] = Infinity;
  }
  return numbers;
}

const [[, k], ship, ...boats] = fs
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));
console.log(solve(k, ship, boats).join(' '));
