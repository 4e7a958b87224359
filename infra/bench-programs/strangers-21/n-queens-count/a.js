const n = +require('fs').readFileSync(0, 'utf8');
const full = (1 << n) - 1;
const place = (cols, left, right) => {
  if (cols === full) return 1;
  let ways = 0;
  for (let free = full & ~(cols | left | right); free; free &= free - 1) {
    const q = free & -free;
    ways += place(cols | q, (left | q) << 1, (right | q) >> 1);
  }
  return ways;
};
console.log(place(0, 0, 0));
