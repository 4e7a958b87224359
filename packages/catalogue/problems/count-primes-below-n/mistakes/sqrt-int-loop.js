const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const s = new Uint8Array(n + 1).fill(1);
for (let i = 2; i < Math.sqrt(n - 1); i++) if (s[i]) for (let k = i * i; k < n; k += i) s[k] = 0;
let c = 0;
for (let i = 2; i < n; i++) c += s[i];
console.log(c);
