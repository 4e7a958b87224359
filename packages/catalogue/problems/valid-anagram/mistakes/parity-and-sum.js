const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
let mask = 0, sum = 0;
for (let i = 0; i < s.length; i++) { const c = s.charCodeAt(i) - 97; mask ^= 1 << c; sum += c; }
for (let i = 0; i < t.length; i++) { const c = t.charCodeAt(i) - 97; mask ^= 1 << c; sum -= c; }
console.log(String(s.length === t.length && mask === 0 && sum === 0));
