const fs = require('fs');
const lines = fs.readFileSync(0, 'utf8').trim().split('\n');
const n = Number(lines[0]);
const bars = new Map();
for (let i = 1; i <= n; i++) {
  const [left, right] = lines[i].split(' ').map(Number);
  bars.set(i, { left, right });
}

function height(id) {
  if (id === 0) return 0;
  const bar = bars.get(id);
  return 1 + Math.max(height(bar.left), height(bar.right));
}

let crooked = 0;
for (const bar of bars.values()) {
  if (Math.abs(height(bar.left) - height(bar.right)) > 1) crooked++;
}
console.log(crooked);
