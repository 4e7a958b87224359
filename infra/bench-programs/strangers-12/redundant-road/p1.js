const data = require('fs').readFileSync(0);
let pos = 0;
function nextInt() {
  while (data[pos] < 48) pos++;
  let x = 0;
  while (pos < data.length && data[pos] >= 48) x = x * 10 + data[pos++] - 48;
  return x;
}
class DisjointSets {
  constructor(n) {
    this.parent = new Int32Array(n + 1).map((_, i) => i);
    this.size = new Int32Array(n + 1).fill(1);
  }
  find(x) {
    const p = this.parent;
    while (p[x] !== x) {
      p[x] = p[p[x]];
      x = p[x];
    }
    return x;
  }
  join(a, b) {
    a = this.find(a);
    b = this.find(b);
    if (a === b) return false;
    if (this.size[a] < this.size[b]) [a, b] = [b, a];
    this.parent[b] = a;
    this.size[a] += this.size[b];
    return true;
  }
}
const n = nextInt();
const ds = new DisjointSets(n);
for (let i = 1; i <= n; i++) {
  const a = nextInt(), b = nextInt();
  if (!ds.join(a, b)) {
    console.log(i);
    break;
  }
}
