function PriorityQueue(before) {
  const a = [];
  const swap = (i, j) => { const t = a[i]; a[i] = a[j]; a[j] = t; };
  return {
    size: () => a.length,
    top: () => a[0],
    push(v) {
      let i = a.push(v) - 1;
      while (i && before(a[i], a[(i - 1) >> 1])) { swap(i, (i - 1) >> 1); i = (i - 1) >> 1; }
    },
    pop() {
      const res = a[0], end = a.pop();
      if (a.length) {
        a[0] = end;
        for (let i = 0, k; (k = 2 * i + 1) < a.length; i = k) {
          if (k + 1 < a.length && before(a[k + 1], a[k])) k++;
          if (!before(a[k], a[i])) break;
          swap(i, k);
        }
      }
      return res;
    },
  };
}

const offers = require('fs').readFileSync(0, 'utf8').split('\n')[1].trim().split(' ').map(Number);
const low = PriorityQueue((x, y) => x > y);
const high = PriorityQueue((x, y) => x < y);
let total = 0;
for (const x of offers) {
  if (low.size() === 0 || x <= low.top()) low.push(x);
  else high.push(x);
  if (low.size() > high.size() + 1) high.push(low.pop());
  else if (high.size() > low.size()) low.push(high.pop());
  total += low.top();
}
console.log(String(total));
