const [t, ...lines] = require('fs').readFileSync(0, 'utf8').split(/\s+/);

const range = n => [...Array(n).keys()];
const units = [
  ...range(9).map(r => range(9).map(i => 9 * r + i)),
  ...range(9).map(c => range(9).map(i => 9 * i + c)),
  ...range(9).map(b => range(9).map(i => 27 * Math.floor(b / 3) + 3 * (b % 3) + 9 * Math.floor(i / 3) + i % 3)),
];
const peers = range(81).map(s => {
  const set = new Set(units.filter(u => u.includes(s)).flat());
  set.delete(s);
  return [...set];
});
const home = range(81).map(s => units.filter(u => u.includes(s)));

const ones = new Uint8Array(512);
for (let i = 1; i < 512; i++) ones[i] = ones[i >> 1] + (i & 1);

// leaves only the digit "bit" in square s; false if that contradicts something
function assign(grid, s, bit) {
  let others = grid[s] & ~bit;
  if (!(grid[s] & bit)) return false;
  while (others) {
    const low = others & -others;
    if (!eliminate(grid, s, low)) return false;
    others ^= low;
  }
  return true;
}

function eliminate(grid, s, bit) {
  if (!(grid[s] & bit)) return true;
  grid[s] ^= bit;
  const left = grid[s];
  if (left === 0) return false;
  if (ones[left] === 1)
    for (const p of peers[s]) if (!eliminate(grid, p, left)) return false;
  for (const unit of home[s]) {
    let place = -1, count = 0;
    for (const x of unit) if (grid[x] & bit) { place = x; count++; }
    if (count === 0) return false;
    if (count === 1 && ones[grid[place]] > 1 && !assign(grid, place, bit)) return false;
  }
  return true;
}

function search(grid) {
  let s = -1, fewest = 10;
  for (let i = 0; i < 81; i++)
    if (ones[grid[i]] > 1 && ones[grid[i]] < fewest) fewest = ones[grid[s = i]];
  if (s < 0) return grid;
  for (let rest = grid[s]; rest; rest &= rest - 1) {
    const copy = grid.slice();
    const solved = assign(copy, s, rest & -rest) && search(copy);
    if (solved) return solved;
  }
  return null;
}

for (let k = 0; k < Number(t); k++) {
  const text = lines.slice(9 * k, 9 * k + 9).join('');
  const grid = new Uint16Array(81).fill(511);
  for (let s = 0; s < 81; s++) if (text[s] !== '.') assign(grid, s, 1 << (text[s] - 1));
  const answer = Array.from(search(grid), mask => 32 - Math.clz32(mask)).join('');
  console.log(answer.match(/.{9}/g).join('\n'));
}
