const nums = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let at = 0;
const next = () => Number(nums[at++]);
const n = next(), k = next(), sx = next(), sy = next();

class WorstFirst {
  constructor() { this.d = []; this.id = []; }
  get size() { return this.d.length; }
  worse(i, j) { return this.d[i] > this.d[j] || (this.d[i] === this.d[j] && this.id[i] > this.id[j]); }
  swap(i, j) {
    [this.d[i], this.d[j]] = [this.d[j], this.d[i]];
    [this.id[i], this.id[j]] = [this.id[j], this.id[i]];
  }
  push(d, id) {
    let i = this.d.push(d) - 1;
    this.id.push(id);
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (!this.worse(i, p)) break;
      this.swap(i, p);
      i = p;
    }
  }
  pop() {
    const last = this.size - 1;
    this.swap(0, last);
    this.d.pop();
    const id = this.id.pop();
    for (let i = 0; ;) {
      let m = i;
      for (const c of [2 * i + 1, 2 * i + 2]) if (c < last && this.worse(c, m)) m = c;
      if (m === i) break;
      this.swap(i, m);
      i = m;
    }
    return id;
  }
}

const heap = new WorstFirst();
for (let i = 1; i <= n; i++) {
  const dx = next() - sx, dy = next() - sy;
  const d = dx * dx + dy * dy;
  if (heap.size < k) heap.push(d, i);
  else if (d < heap.d[0]) { heap.pop(); heap.push(d, i); }
}
const answer = [];
while (heap.size) answer.push(heap.pop());
console.log(answer.reverse().join(' '));
