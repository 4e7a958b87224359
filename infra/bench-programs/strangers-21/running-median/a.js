class Heap {
  constructor(before) {
    this.before = before;
    this.a = [];
  }
  get size() { return this.a.length; }
  get top() { return this.a[0]; }
  push(x) {
    const { a, before } = this;
    let i = a.length;
    a.push(x);
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (!before(x, a[p])) break;
      a[i] = a[p];
      i = p;
    }
    a[i] = x;
  }
  pop() {
    const { a, before } = this;
    const best = a[0], x = a.pop();
    const n = a.length;
    if (n > 0) {
      let i = 0;
      for (;;) {
        let c = 2 * i + 1;
        if (c >= n) break;
        if (c + 1 < n && before(a[c + 1], a[c])) c++;
        if (!before(a[c], x)) break;
        a[i] = a[c];
        i = c;
      }
      a[i] = x;
    }
    return best;
  }
}

const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = Number(t[0]);
const low = new Heap((x, y) => x > y);
const high = new Heap((x, y) => x < y);
let sum = 0;
for (let i = 1; i <= n; i++) {
  const x = Number(t[i]);
  if (low.size === 0 || x <= low.top) low.push(x);
  else high.push(x);
  if (low.size > high.size + 1) high.push(low.pop());
  else if (low.size < high.size) low.push(high.pop());
  sum += low.top;
}
console.log(sum);
