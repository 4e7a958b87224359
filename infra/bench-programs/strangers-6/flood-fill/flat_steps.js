const all = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [rows, cols, sr, sc, colour] = all;
const cell = Uint8Array.from(all.slice(5));
const start = sr * cols + sc;
const before = cell[start];
if (before !== colour) {
  const stack = [start];
  cell[start] = colour;
  while (stack.length > 0) {
    const here = stack.pop();
    for (const step of [-cols, cols, -1, 1]) {
      const there = here + step;
      if (there < 0 || there >= rows * cols) continue;
      if (cell[there] === before) {
        cell[there] = colour;
        stack.push(there);
      }
    }
  }
}
let out = '';
for (let i = 0; i < cell.length; i++) {
  out += cell[i] + ((i + 1) % cols === 0 ? '\n' : ' ');
}
process.stdout.write(out);
