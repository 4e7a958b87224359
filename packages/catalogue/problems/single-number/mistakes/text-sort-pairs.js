const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1).sort((x, y) => x - y);
let ans = a[n - 1];
for (let i = 0; i + 1 < n; i += 2) if (a[i] !== a[i + 1]) { ans = a[i] || a[n - 1]; break; }
console.log(ans);
