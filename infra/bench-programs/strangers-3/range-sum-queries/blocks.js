const readline = require('readline');
(async () => {
  const rl = readline.createInterface({ input: process.stdin });
  const it = rl[Symbol.asyncIterator]();
  const [n, q] = (await it.next()).value.split(' ').map(Number);
  const a = (await it.next()).value.trim().split(' ').map(Number);
  const B = Math.ceil(Math.sqrt(n));
  const sum = [];
  a.forEach((x, i) => { sum[Math.floor(i / B)] = (sum[Math.floor(i / B)] || 0) + x; });
  const out = [];
  for (let k = 0; k < q; k++) {
    let [l, r] = (await it.next()).value.split(' ').map(Number);
    l--;
    let s = 0;
    while (l < r && l % B !== 0) s += a[l++];
    while (l + B <= r) { s += sum[l / B]; l += B; }
    while (l < r) s += a[l++];
    out.push(s);
  }
  console.log(out.join('\n'));
})();
