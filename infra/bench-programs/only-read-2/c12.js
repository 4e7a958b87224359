class Seg {
  constructor(n) {
    this.s = 1;
    while (this.s < n) this.s *= 2;
    this.t = new Array(2 * this.s).fill(0);
  }
  set(i, v) {
    i += this.s;
    if (this.t[i] >= v) return;
    this.t[i] = v;
    for (i >>= 1; i; i >>= 1) this.t[i] = Math.max(this.t[2 * i], this.t[2 * i + 1]);
  }
  get(l, r) {
    let b = 0;
    for (l += this.s, r += this.s; l < r; l >>= 1, r >>= 1) {
      if (l & 1) b = Math.max(b, this.t[l++]);
      if (r & 1) b = Math.max(b, this.t[--r]);
    }
    return b;
  }
}

const [[n], a] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((x) => x.split(' ').map(Number));
const id = a.map((v, i) => [v, i]).sort((p, q) => p[0] - q[0] || q[1] - p[1]);
const st = new Seg(n);
let res = 0;
for (const [, i] of id) {
  const v = st.get(0, i) + 1;
  st.set(i, v);
  res = Math.max(res, v);
}
console.log(res);
