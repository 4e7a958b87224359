const n = +require('fs').readFileSync(0, 'utf8');
const columns = [...Array(n).keys()];
const safe = (queens, col) =>
  queens.every((c, row) => c !== col && Math.abs(c - col) !== queens.length - row);
const boards = columns.reduce(
  partial => partial.flatMap(qs => columns.filter(c => safe(qs, c)).map(c => [...qs, c])),
  [[]]
);
console.log(boards.length);
