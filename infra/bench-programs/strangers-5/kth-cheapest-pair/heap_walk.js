const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(l => l.trim().split(' ').map(Number));
const [[n, m, k], bags, hats] = lines;

// node = [price, bag, hat]
class Heap {
  #a = [];
  push(x) {
    const a = this.#a;
    let i = a.push(x) - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (a[p][0] <= a[i][0]) break;
      [a[p], a[i]] = [a[i], a[p]];
      i = p;
    }
  }
  pop() {
    const a = this.#a, top = a[0], last = a.pop();
    if (a.length) {
      a[0] = last;
      for (let i = 0; ;) {
        let c = 2 * i + 1;
        if (c >= a.length) break;
        if (c + 1 < a.length && a[c + 1][0] < a[c][0]) c++;
        if (a[i][0] <= a[c][0]) break;
        [a[c], a[i]] = [a[i], a[c]];
        i = c;
      }
    }
    return top;
  }
}

const h = new Heap();
bags.forEach((b, i) => h.push([b + hats[0], i, 0]));
let price;
for (let left = k; left > 0; left--) {
  const [p, b, t] = h.pop();
  price = p;
  if (t + 1 < m) h.push([bags[b] + hats[t + 1], b, t + 1]);
}
console.log(price);
