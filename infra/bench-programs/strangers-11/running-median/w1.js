class Heap {
  constructor(before) {
    this.before = before;
    this.a = [];
  }
  get size() {
    return this.a.length;
  }
  top() {
    return this.a[0];
  }
  push(x) {
    const a = this.a;
    let i = a.length;
    a.push(x);
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (!this.before(a[i], a[p])) break;
      [a[i], a[p]] = [a[p], a[i]];
      i = p;
    }
  }
  pop() {
    const a = this.a;
    const result = a[0];
    const x = a.pop();
    if (a.length === 0) return result;
    a[0] = x;
    let i = 0;
    while (2 * i + 1 < a.length) {
      let c = 2 * i + 1;
      if (c + 1 < a.length && this.before(a[c + 1], a[i])) c++;
      if (!this.before(a[c], a[i])) break;
      [a[i], a[c]] = [a[c], a[i]];
      i = c;
    }
    return result;
  }
}

const [n, ...offers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const low = new Heap((x, y) => x > y);
const high = new Heap((x, y) => x < y);
let sum = 0;
for (const offer of offers) {
  low.push(offer);
  high.push(low.pop());
  if (high.size > low.size) low.push(high.pop());
  sum += low.top();
}
console.log(sum);
