const [n, k, ...s] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter((x) => x).map(Number);
let best = s.map(((sum) => (x) => (sum += x))(0));
for (let disc = 2; disc <= k; disc++) {
  const now = new Array(n).fill(Infinity);
  for (let end = disc - 1; end < n; end++) {
    let own = 0;
    for (let cut = end; cut >= disc - 1; cut--) {
      own += s[cut];
      now[end] = Math.min(now[end], Math.max(own, best[cut - 1]));
    }
  }
  best = now;
}
console.log(best[n - 1]);
