const fs = require('fs');
const input = fs.readFileSync(0, 'utf8').trim().split('\n');
const [n, k] = input[0].split(' ').map(Number);
const kinds = input[1].split(' ').map(Number);
const inBasket = new Map();
let left = 0, best = 0, ways = 0;
kinds.forEach((kind, right) => {
  inBasket.set(kind, (inBasket.get(kind) ?? 0) + 1);
  while (inBasket.size > k) {
    const x = kinds[left++];
    const cnt = inBasket.get(x) - 1;
    if (cnt) inBasket.set(x, cnt); else inBasket.delete(x);
  }
  const len = right - left + 1;
  if (len > best) { best = len; ways = 0; }
  if (len === best) ways++;
});
console.log(best, ways);
