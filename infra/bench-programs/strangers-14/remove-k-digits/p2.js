// A segment tree answers: where is the leftmost smallest digit of this window?
class MinTree {
  constructor(text) {
    this.n = text.length;
    this.text = text;
    this.t = new Int32Array(2 * this.n);
    for (let i = 0; i < this.n; i++) this.t[this.n + i] = i;
    for (let i = this.n - 1; i > 0; i--) this.t[i] = this.better(this.t[2 * i], this.t[2 * i + 1]);
  }
  better(a, b) {
    const x = this.text[a];
    const y = this.text[b];
    return x < y || (x === y && a < b) ? a : b;
  }
  query(l, r) {
    let best = l;
    for (l += this.n, r += this.n + 1; l < r; l >>= 1, r >>= 1) {
      if (l & 1) best = this.better(best, this.t[l++]);
      if (r & 1) best = this.better(best, this.t[--r]);
    }
    return best;
  }
}

const [number, k] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const tree = new MinTree(Uint8Array.from(number, Number));
const keep = number.length - k;
let result = '';
for (let j = 0, start = 0; j < keep; j++) {
  const pos = tree.query(start, Number(k) + j);
  if (result !== '' || number[pos] !== '0') result += number[pos];
  start = pos + 1;
}
console.log(result || '0');
