const [[n, k], scenes] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(l => l.trim().split(/\s+/).map(Number));

const prefix = [0];
for (const s of scenes) prefix.push(prefix[prefix.length - 1] + s);

// best[i]: longest disc when the first i scenes are on the discs so far
let best = prefix.map((_, i) => (i === 0 ? 0 : Infinity));
for (let disc = 1; disc <= k; disc++) {
  const next = new Array(n + 1).fill(Infinity);
  for (let i = disc; i <= n; i++) {
    for (let cut = disc - 1; cut < i; cut++) {
      const longest = Math.max(best[cut], prefix[i] - prefix[cut]);
      if (longest < next[i]) next[i] = longest;
    }
  }
  best = next;
}
console.log(best[n]);
