const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const k = data[1];
const kinds = data.slice(2, 2 + n);

const basket = new Map();
let best = 0;
let ways = 0;
let left = 0;

for (let right = 0; right < n; right++) {
  const kind = kinds[right];
  if (!basket.has(kind) && basket.size === k) {
    // no basket is free any more: the stretch left..right-1 cannot grow
    const len = right - left;
    if (len > best) {
      best = len;
      ways = 1;
    } else if (len === best) {
      ways++;
    }
    while (basket.size === k) {
      const old = kinds[left++];
      const c = basket.get(old) - 1;
      if (c === 0) basket.delete(old);
      else basket.set(old, c);
    }
  }
  basket.set(kind, (basket.get(kind) || 0) + 1);
}

if (n - left > best) {
  best = n - left;
  ways = 1;
}
console.log(best + ' ' + ways);
