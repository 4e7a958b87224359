const [first, ...map] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [r, c] = first.split(' ').map(Number);
const parent = Int32Array.from({ length: r * c }, (_, i) => i);

function find(x) {
  while (parent[x] !== x) {
    parent[x] = parent[parent[x]];
    x = parent[x];
  }
  return x;
}

for (let y = 0; y < r; y++) {
  for (let x = 0; x < c; x++) {
    if (map[y][x] !== '1') continue;
    if (y > 0 && map[y - 1][x] === '1') parent[find(y * c + x)] = find((y - 1) * c + x);
    if (x > 0 && map[y][x - 1] === '1') parent[find(y * c + x)] = find(y * c + x - 1);
  }
}

const roots = [];
for (let y = 0; y < r; y++) {
  for (let x = 0; x < c; x++) {
    if (map[y][x] !== '1') continue;
    const root = find(y * c + x);
    if (!roots.includes(root)) roots.push(root);
  }
}
console.log(roots.length);
