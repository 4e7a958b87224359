'use strict';

class Heap {
  constructor(before) {
    this.before = before;
    this.list = [];
  }
  get size() { return this.list.length; }
  peek() { return this.list[0]; }
  swap(i, j) {
    const t = this.list[i];
    this.list[i] = this.list[j];
    this.list[j] = t;
  }
  push(x) {
    this.list.push(x);
    let i = this.size - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!this.before(this.list[i], this.list[parent])) break;
      this.swap(i, parent);
      i = parent;
    }
  }
  pop() {
    const top = this.list[0];
    const last = this.list.pop();
    if (this.size > 0) {
      this.list[0] = last;
      let i = 0;
      while (true) {
        const l = 2 * i + 1;
        const r = l + 1;
        let m = i;
        if (l < this.size && this.before(this.list[l], this.list[m])) m = l;
        if (r < this.size && this.before(this.list[r], this.list[m])) m = r;
        if (m === i) break;
        this.swap(i, m);
        i = m;
      }
    }
    return top;
  }
}

class MedianKeeper {
  constructor() {
    this.small = new Heap((a, b) => a > b);
    this.large = new Heap((a, b) => a < b);
  }
  add(x) {
    if (this.small.size === 0 || x <= this.small.peek()) this.small.push(x);
    else this.large.push(x);
    if (this.small.size > this.large.size + 1) this.large.push(this.small.pop());
    else if (this.large.size > this.small.size) this.small.push(this.large.pop());
  }
  median() { return this.small.peek(); }
}

const input = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const keeper = new MedianKeeper();
let sum = 0;
for (let i = 1; i < input.length; i++) {
  keeper.add(parseInt(input[i], 10));
  sum += keeper.median();
}
console.log(sum === 0 ? '0' : `${sum}`);
