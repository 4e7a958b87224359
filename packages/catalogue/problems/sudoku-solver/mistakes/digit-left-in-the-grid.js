const fs = require('fs');

const UNITS_OF = Array.from({ length: 81 }, (_, at) => [
  Math.floor(at / 9),
  9 + (at % 9),
  18 + Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3),
]);
const PLACES = Array.from({ length: 27 }, (_, unit) => [...UNITS_OF.keys()].filter((at) => UNITS_OF[at].includes(unit)));

/**
 * @param {number[]} grid 81 squares, row by row; 0 stands for an empty one
 * @returns {number[]} the solution
 */
function solve(grid) {
  const solved = [...grid];
  // The digits that each row, column and box still lacks, as bits.
  const missing = new Array(27).fill(0b1111111110);
  const turn = (at, digit) => {
    for (const unit of UNITS_OF[at]) missing[unit] ^= 1 << digit;
  };
  for (const [at, digit] of grid.entries()) if (digit !== 0) turn(at, digit);

  const fits = (at, digit) => {
    const [row, column, box] = UNITS_OF[at];
    return solved[at] === 0 && ((missing[row] & missing[column] & missing[box]) >> digit) % 2 === 1;
  };

  /** All moves of one square, or all places of one digit in a unit, whichever are the fewest; null in a full grid. */
  const fewestMoves = () => {
    let best = null;
    for (let at = 0; at < 81; at++) {
      if (solved[at] !== 0) continue;
      const moves = [];
      for (let digit = 1; digit < 10; digit++) if (fits(at, digit)) moves.push([at, digit]);
      if (best === null || moves.length < best.length) best = moves;
    }
    if (best === null || best.length < 2) return best;
    for (let unit = 0; unit < 27; unit++) {
      for (let digit = 1; digit < 10; digit++) {
        if ((missing[unit] >> digit) % 2 === 0) continue;
        const moves = PLACES[unit].filter((at) => fits(at, digit)).map((at) => [at, digit]);
        if (moves.length < best.length) best = moves;
      }
    }
    return best;
  };

  const search = () => {
    const moves = fewestMoves();
    if (moves === null) return true;
    for (const [at, digit] of moves) {
      solved[at] = digit;
      turn(at, digit);
      if (search()) return true;
      turn(at, digit);
    }
    return false;
  };
  search();
  return solved;
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
for (let i = 0; i < lines.length; i += 9) {
  const grid = [...lines.slice(i, i + 9).join('')].map((sign) => (sign === '.' ? 0 : Number(sign)));
  const solved = solve(grid);
  for (let r = 0; r < 9; r++) console.log(solved.slice(9 * r, 9 * r + 9).join(''));
}
