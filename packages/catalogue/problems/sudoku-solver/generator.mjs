const boxOf = (at) => Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3);

/** Counts solutions up to a limit. */
function solutions(cells, limit) {
  const grid = [...cells];
  const [rows, columns, boxes] = [0, 1, 2].map(() => new Array(9).fill(0));
  const turn = (at, digit) => {
    rows[Math.floor(at / 9)] ^= 1 << digit;
    columns[at % 9] ^= 1 << digit;
    boxes[boxOf(at)] ^= 1 << digit;
  };
  grid.forEach((digit, at) => digit > 0 && turn(at, digit));
  let found = 0;
  const search = () => {
    let [best, least, allowed] = [-1, 10, 0];
    for (let at = 0; at < 81 && least > 1; at++) {
      if (grid[at] > 0) continue;
      const free = 1022 & ~(rows[Math.floor(at / 9)] | columns[at % 9] | boxes[boxOf(at)]);
      let count = 0;
      for (let bits = free; bits > 0; bits &= bits - 1) count++;
      if (count < least) [best, least, allowed] = [at, count, free];
    }
    if (best === -1) found++;
    for (let digit = 1; digit < 10 && best !== -1 && found < limit; digit++) {
      if (!((allowed >> digit) & 1)) continue;
      grid[best] = digit;
      turn(best, digit);
      search();
      turn(best, digit);
      grid[best] = 0;
    }
  };
  search();
  return found;
}

export const generator = {
  variables: [
    { name: 't', kind: 'count', min: 1, max: 50 },
    { name: 'e', kind: 'value', min: 1, max: 60 },
  ],
  families: ['random', 'rising-rows', 'falling-rows', 'rising-from-below'],
  generate({ family, sizes, random }) {
    const { t, e } = sizes;
    const range = [0, 1, 2];
    const lines = () => random.shuffle(range).flatMap((band) => random.shuffle(range).map((line) => band * 3 + line));
    const puzzle = () => {
      const [rows, columns, digits] = [lines(), lines(), random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])];
      let grid = rows.flatMap((r) => columns.map((c) => digits[((r % 3) * 3 + Math.floor(r / 3) + c) % 9]));
      if (family !== 'random') {
        // The first row of the solution is the last one that a search in the order of the squares reaches.
        const first = grid.slice(0, 9);
        grid = grid.map((digit) => (family === 'falling-rows' ? first.indexOf(digit) + 1 : 9 - first.indexOf(digit)));
      }
      let left = e;
      const order = Array.from({ length: 81 }, (_, at) => at);
      for (const at of family === 'random' ? random.shuffle(order) : order) {
        if (left === 0) break;
        const kept = grid[at];
        grid[at] = 0;
        if (solutions(grid, 2) === 1) left--;
        else grid[at] = kept;
      }
      if (family === 'rising-from-below') grid.reverse();
      return Array.from({ length: 9 }, (_, r) => grid.slice(9 * r, 9 * r + 9).map((digit) => digit || '.').join(''));
    };
    return `${[t, ...Array.from({ length: t }, puzzle).flat()].join('\n')}\n`;
  },
};
