const [[r, c], ...lawn] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));

// where is the gardener after `steps` steps?
function position(steps) {
  let y = 0, x = 0, dy = 0, dx = 1;
  let top = 0, bottom = r - 1, left = 0, right = c - 1;
  while (steps-- > 0) {
    if (dx === 1 && x === right) { dx = 0; dy = 1; top++; }
    else if (dy === 1 && y === bottom) { dy = 0; dx = -1; right--; }
    else if (dx === -1 && x === left) { dx = 0; dy = -1; bottom--; }
    else if (dy === -1 && y === top) { dy = 0; dx = 1; left++; }
    x += dx;
    y += dy;
  }
  return [y, x];
}

console.log(
  Array.from({ length: r * c }, (_, s) => position(s))
    .map(([y, x]) => lawn[y][x])
    .join(' ')
);
