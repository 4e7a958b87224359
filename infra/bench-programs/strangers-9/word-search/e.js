const fs = require('fs');

const [size, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const [r, c] = size.split(' ').map(Number);
const grid = lines.slice(0, r);
const word = lines[r].trim();

let found = false;

// tries every path with as many squares as the word has letters
function explore(path) {
  if (path.length === word.length) {
    const different = new Set(path.map(([x, y]) => x + ',' + y)).size === path.length;
    const spelled = path.map(([x, y]) => grid[x][y]).join('');
    if (different && spelled === word) found = true;
    return;
  }
  const [x, y] = path[path.length - 1];
  if (x > 0) explore([...path, [x - 1, y]]);
  if (x < r - 1) explore([...path, [x + 1, y]]);
  if (y > 0) explore([...path, [x, y - 1]]);
  if (y < c - 1) explore([...path, [x, y + 1]]);
}

for (let x = 0; x < r; x++) {
  for (let y = 0; y < c; y++) {
    explore([[x, y]]);
  }
}
console.log(found);
