const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = t[0], k = t[1];
// wagon i (1..n) is followed by next[i]; 0 is the locomotive and the end
const next = new Int32Array(n + 1);
for (let i = 0; i < n; i++) next[i] = i + 1;
let tail = 0, left = n;
while (left >= k) {
  const first = next[tail];
  let prev = 0, cur = first;
  for (let j = 0; j < k; j++) {
    const after = next[cur];
    next[cur] = prev;
    prev = cur;
    cur = after;
  }
  next[tail] = prev;
  next[first] = cur;
  tail = first;
  left -= k;
}
const out = [];
for (let i = next[0]; i !== 0; i = next[i]) out.push(t[i + 1]);
console.log(out.join(' '));
