const input = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, k] = input[0].split(' ').map(Number);
const [sx, sy] = input[1].split(' ').map(Number);
const boats = [];
for (let i = 0; i < n; i++) {
  const [x, y] = input[2 + i].split(' ').map(Number);
  boats.push({ id: i + 1, dist: (x - sx) ** 2 + (y - sy) ** 2, sent: false });
}
const result = [];
for (let turn = 0; turn < k; turn++) {
  let nearest = null;
  for (const boat of boats) {
    if (boat.sent) continue;
    if (nearest === null || boat.dist < nearest.dist) nearest = boat;
  }
  nearest.sent = true;
  result.push(nearest.id);
}
console.log(result.join(' '));
