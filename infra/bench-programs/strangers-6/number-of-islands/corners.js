const rows = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.trim());

let islands = 0;
rows.forEach((row, i) => {
  [...row].forEach((square, j) => {
    if (square !== '1') return;
    const above = i > 0 ? rows[i - 1][j] : '0';
    const before = j > 0 ? row[j - 1] : '0';
    if (above === '0' && before === '0') islands += 1;
  });
});
console.log(islands);
