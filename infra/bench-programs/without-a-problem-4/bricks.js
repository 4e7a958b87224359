const rl = require('readline').createInterface({ input: process.stdin });
rl.once('line', (line) => {
  let n = Number(line);
  const parts = [];
  for (let p = 2; p * p <= n; p += p === 2 ? 1 : 2) {
    let e = 0;
    while (n % p === 0) {
      n = n / p;
      e++;
    }
    if (e) parts.push(e > 1 ? p + '^' + e : String(p));
  }
  if (n > 1) parts.push(String(n));
  console.log(parts.join(' * '));
  rl.close();
});
