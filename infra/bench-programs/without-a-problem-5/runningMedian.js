class Heap {
  constructor(before) {
    this.a = [];
    this.before = before;
  }
  get top() { return this.a[0]; }
  get length() { return this.a.length; }
  push(v) {
    const a = this.a;
    let i = a.push(v) - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (!this.before(a[i], a[p])) break;
      [a[i], a[p]] = [a[p], a[i]];
      i = p;
    }
  }
  pop() {
    const a = this.a, res = a[0], last = a.pop();
    if (a.length) {
      a[0] = last;
      let i = 0;
      for (;;) {
        let c = 2 * i + 1;
        if (c >= a.length) break;
        if (c + 1 < a.length && this.before(a[c + 1], a[c])) c++;
        if (!this.before(a[c], a[i])) break;
        [a[i], a[c]] = [a[c], a[i]];
        i = c;
      }
    }
    return res;
  }
}

const chunks = [];
process.stdin.on('data', d => chunks.push(d));
process.stdin.on('end', () => {
  const nums = Buffer.concat(chunks).toString().split(/\s+/).filter(Boolean).map(Number);
  const n = nums[0];
  const small = new Heap((x, y) => x > y);
  const large = new Heap((x, y) => x < y);
  const out = [];
  for (let i = 1; i <= n; i++) {
    const v = nums[i];
    if (small.length === 0 || v <= small.top) small.push(v);
    else large.push(v);
    if (small.length > large.length + 1) large.push(small.pop());
    if (large.length > small.length) small.push(large.pop());
    out.push((small.length > large.length ? small.top : (small.top + large.top) / 2).toFixed(1));
  }
  console.log(out.join('\n'));
});
