const [size, ...grid] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim());

const night = shelf => shelf.map((row, i) => row.replace(/o/g, (_, j) =>
  [shelf[i - 1]?.[j], shelf[i + 1]?.[j], row[j - 1], row[j + 1]].includes('x') ? 'x' : 'o'));

let shelf = grid, nights = 0;
for (;;) {
  const after = night(shelf);
  if (after.every((row, i) => row === shelf[i])) break;
  shelf = after;
  nights++;
}
console.log(shelf.some(row => row.includes('o')) ? -1 : nights);
