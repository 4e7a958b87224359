class Packer {
  constructor(cap, items) {
    this.cap = cap;
    this.items = [...items].sort((a, b) => b - a);
    this.rest = new Array(items.length + 1).fill(0);
    for (let i = items.length - 1; i >= 0; i--) this.rest[i] = this.rest[i + 1] + this.items[i];
    this.best = 0;
    this.pick = [];
    this.cur = [];
  }
  dfs(i, sum) {
    if (sum > this.best) {
      this.best = sum;
      this.pick = this.cur.slice();
    }
    if (i === this.items.length || this.best === this.cap) return;
    if (sum + this.rest[i] <= this.best) return;
    if (sum + this.items[i] <= this.cap) {
      this.cur.push(this.items[i]);
      this.dfs(i + 1, sum + this.items[i]);
      this.cur.pop();
    }
    this.dfs(i + 1, sum);
  }
  run() {
    this.dfs(0, 0);
    return this;
  }
}

const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const p = new Packer(t[1], t.slice(2, 2 + t[0])).run();
console.log(p.best + '\n' + p.pick.join(' '));
