const fs = require('fs');
const [t, p] = fs.readFileSync(0, 'utf8').match(/[a-z]+/g);
const s = Buffer.from(p + '#' + t);
const N = s.length, m = p.length;
const z = new Uint32Array(N);
let answer = 0;
for (let i = 1, l = 0, r = 0; i < N; i++) {
  let len = i < r ? Math.min(r - i, z[i - l]) : 0;
  while (i + len < N && s[len] === s[i + len]) len++;
  if (i + len > r) { l = i; r = i + len; }
  if ((z[i] = len) === m) answer++;
}
console.log(answer);
