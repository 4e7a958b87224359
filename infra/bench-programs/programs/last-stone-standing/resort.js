const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const stones = data.slice(1);
while (stones.length > 1) {
  stones.sort((x, y) => x - y);
  const a = stones.pop(), b = stones.pop();
  if (a !== b) stones.push(a - b);
}
console.log(stones.length ? stones[0] : 0);
