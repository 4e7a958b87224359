const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, k] = lines[0].split(' ').map(Number);
const scenes = lines[1].trim().split(' ').map(Number);

const prefix = [0];
for (const s of scenes) prefix.push(prefix[prefix.length - 1] + s);

// dp[i] = smallest longest disc for the first i scenes with the current number of discs
let dp = prefix.slice();
for (let disc = 2; disc <= k; disc++) {
  const ndp = new Array(n + 1).fill(Infinity);
  for (let i = disc; i <= n; i++) {
    for (let j = disc - 1; j < i; j++) {
      ndp[i] = Math.min(ndp[i], Math.max(dp[j], prefix[i] - prefix[j]));
    }
  }
  dp = ndp;
}
console.log(dp[n]);
