const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const places = new Map();
for (let i = 0; i < n; i++) {
  const x = data[1 + 2 * i];
  const y = data[2 + 2 * i];
  const key = '' + x + y;
  if (!places.has(key)) places.set(key, [x, y]);
}
const trees = [...places.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
const cross = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function half(list) {
  const rope = [];
  for (const tree of list) {
    while (rope.length > 1 && cross(rope.at(-2), rope.at(-1), tree) <= 0) rope.pop();
    rope.push(tree);
  }
  return rope.slice(0, -1);
}

if (trees.length === 1) console.log('1 0');
else {
  const rope = [...half(trees), ...half([...trees].reverse())];
  let area = 0;
  for (let i = 1; i + 1 < rope.length; i++) area += cross(rope[0], rope[i], rope[i + 1]);
  console.log(`${rope.length} ${area}`);
}
