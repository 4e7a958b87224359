const [n, k, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const ahead = Int32Array.from(a);   // maximum from the start of the block
const behind = Int32Array.from(a);  // maximum up to the end of the block
for (let i = 1; i < n; i++) if (i % k) ahead[i] = Math.max(ahead[i], ahead[i - 1]);
for (let i = n - 2; i >= 0; i--) if ((i + 1) % k) behind[i] = Math.max(behind[i], behind[i + 1]);
console.log(Array.from({ length: n - k + 1 }, (_, i) => Math.max(behind[i], ahead[i + k - 1])).join(' '));
