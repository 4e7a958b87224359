const [k, ...squares] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const side = k * k;
const row = (i) => Math.floor(i / side);
const column = (i) => i % side;
const box = (i) => Math.floor(row(i) / k) * k + Math.floor(column(i) / k);

const clash = squares.some((x, i) =>
  x !== 0 &&
  squares.some((y, j) =>
    j !== i && x === y && (row(i) === row(j) || column(i) === column(j) || box(i) === box(j))
  )
);
console.log(clash ? 'false' : 'true');
