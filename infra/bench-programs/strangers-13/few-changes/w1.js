const [n, m, k, start, goal, ...rest] = require('fs')
  .readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const NEVER = 0x7fffffff;

let price = new Array(n + 1).fill(NEVER);
price[start] = 0;
for (let bus = 0; bus <= k; bus++) {
  const next = price.slice();
  let better = false;
  for (let e = 0; e < 3 * m; e += 3) {
    const a = rest[e];
    const b = rest[e + 1];
    if (price[a] !== NEVER && price[a] + rest[e + 2] < next[b]) {
      next[b] = price[a] + rest[e + 2];
      better = true;
    }
  }
  if (!better) break;
  price = next;
}

console.log(price[goal] === NEVER ? -1 : price[goal]);
