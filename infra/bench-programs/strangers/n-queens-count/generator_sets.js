const n = +require('fs').readFileSync(0, 'utf8');
const cols = new Set(), up = new Set(), down = new Set();
const go = row => {
  if (row === n) return 1;
  let sum = 0;
  for (let c = 0; c < n; c++) {
    if (cols.has(c) || up.has(row + c) || down.has(row - c)) continue;
    [[cols, c], [up, row + c], [down, row - c]].forEach(([s, v]) => s.add(v));
    sum += go(row + 1);
    [[cols, c], [up, row + c], [down, row - c]].forEach(([s, v]) => s.delete(v));
  }
  return sum;
};
console.log(go(0));
