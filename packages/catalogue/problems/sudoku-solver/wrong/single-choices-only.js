const fs = require('fs');

const UNITS_OF = Array.from({ length: 81 }, (_, at) => [
  Math.floor(at / 9),
  9 + (at % 9),
  18 + Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3),
]);
const PLACES = Array.from({ length: 27 }, (_, unit) => [...UNITS_OF.keys()].filter((at) => UNITS_OF[at].includes(unit)));

function solve(grid) {
  const solved = [...grid];
  for (let changed = true; changed; ) {
    changed = false;
    for (let at = 0; at < 81; at++) {
      if (solved[at] !== 0) continue;
      const used = new Set(UNITS_OF[at].flatMap((unit) => PLACES[unit].map((other) => solved[other])));
      const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !used.has(digit));
      if (free.length === 1) {
        solved[at] = free[0];
        changed = true;
      }
    }
  }
  return solved;
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
for (let i = 0; i < lines.length; i += 9) {
  const grid = [...lines.slice(i, i + 9).join('')].map((sign) => (sign === '.' ? 0 : Number(sign)));
  const solved = solve(grid);
  for (let r = 0; r < 9; r++) console.log(solved.slice(9 * r, 9 * r + 9).join(''));
}
