const n = Number(require('fs').readFileSync(0, 'utf8'));
const cnt = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) {
  for (let j = i; j <= n; j += i) cnt[j]++;
}
let best = 1;
for (let i = 1; i <= n; i++) if (cnt[i] > cnt[best]) best = i;
console.log(best, cnt[best]);
