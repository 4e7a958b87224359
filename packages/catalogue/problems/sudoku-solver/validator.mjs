const boxOf = (at) => Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3);
const UNITS = Array.from({ length: 27 }, () => []);
for (let at = 0; at < 81; at++) for (const unit of [Math.floor(at / 9), 9 + (at % 9), 18 + boxOf(at)]) UNITS[unit].push(at);

/** Counts the solutions of a sudoku, up to two. */
function solutions(text) {
  const grid = [...text].map((sign) => (sign === '.' ? 0 : Number(sign)));
  const held = new Array(27).fill(0);
  const unitsOf = (at) => [Math.floor(at / 9), 9 + (at % 9), 18 + boxOf(at)];
  for (const [at, digit] of grid.entries()) {
    if (digit === 0) continue;
    for (const unit of unitsOf(at)) {
      if ((held[unit] >> digit) & 1) return 0;
      held[unit] |= 1 << digit;
    }
  }
  const fits = (at, digit) => grid[at] === 0 && unitsOf(at).every((unit) => !((held[unit] >> digit) & 1));
  const fewest = () => {
    let best = null;
    const offer = (moves) => {
      if (best === null || moves.length < best.length) best = moves;
    };
    for (let at = 0; at < 81 && best?.length !== 0; at++) {
      if (grid[at] === 0) offer([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => fits(at, digit)).map((digit) => [at, digit]));
    }
    if (best === null || best.length < 2) return best;
    for (const [unit, places] of UNITS.entries()) {
      for (let digit = 1; digit < 10; digit++) {
        if (!((held[unit] >> digit) & 1)) offer(places.filter((at) => fits(at, digit)).map((at) => [at, digit]));
      }
    }
    return best;
  };
  let found = 0;
  const search = () => {
    const moves = fewest();
    if (moves === null) found++;
    for (const [at, digit] of moves ?? []) {
      if (found > 1) return;
      grid[at] = digit;
      for (const unit of unitsOf(at)) held[unit] |= 1 << digit;
      search();
      grid[at] = 0;
      for (const unit of unitsOf(at)) held[unit] &= ~(1 << digit);
    }
  };
  search();
  return found;
}

export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^([1-9]|[1-4]\d|50)$/.test(first)) return 't must be 1 to 50';
  if (lines.length !== 9 * Number(first)) return `expected ${9 * Number(first)} lines, found ${lines.length}`;
  const wrong = lines.find((line) => !/^[1-9.]{9}$/.test(line));
  if (wrong !== undefined) return `${wrong} is no row of a sudoku`;
  for (let i = 0; i < lines.length; i += 9) {
    const text = lines.slice(i, i + 9).join('');
    if (!text.includes('.')) return 'a sudoku has no empty square';
    if (solutions(text) !== 1) return `sudoku ${i / 9 + 1} has not exactly one solution`;
  }
  return null;
}
