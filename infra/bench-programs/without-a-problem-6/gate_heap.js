// Every plane takes the free gate with the smallest number.
const lines = require('fs').readFileSync(0, 'utf8').split('\n');

class Heap {
  constructor(less) { this.a = []; this.less = less; }
  size() { return this.a.length; }
  top() { return this.a[0]; }
  push(v) {
    const a = this.a;
    let i = a.push(v) - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (!this.less(a[i], a[p])) break;
      [a[i], a[p]] = [a[p], a[i]];
      i = p;
    }
  }
  pop() {
    const a = this.a, res = a[0], last = a.pop();
    if (a.length > 0) {
      a[0] = last;
      let i = 0;
      for (;;) {
        let m = i;
        const l = 2 * i + 1, r = l + 1;
        if (l < a.length && this.less(a[l], a[m])) m = l;
        if (r < a.length && this.less(a[r], a[m])) m = r;
        if (m === i) break;
        [a[i], a[m]] = [a[m], a[i]];
        i = m;
      }
    }
    return res;
  }
}

const n = parseInt(lines[0]);
const planes = [];
for (let i = 1; i <= n; i++) {
  const [from, to] = lines[i].split(' ').map(Number);
  planes.push({ from, to, gate: 0, id: i });
}
const order = planes.slice().sort((a, b) => a.from - b.from || a.id - b.id);

const busy = new Heap((a, b) => a.to < b.to);
const free = new Heap((a, b) => a < b);
let built = 0;
for (const p of order) {
  while (busy.size() && busy.top().to <= p.from) free.push(busy.pop().gate);
  p.gate = free.size() ? free.pop() : ++built;
  busy.push(p);
}
console.log(built);
console.log(planes.map(p => p.gate).join(' '));
