const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = data.shift();
const first = {};
let found = false;
for (let i = 0; i < n; i++) {
  if (first[data[i]]) { found = true; break; }
  first[data[i]] = i;
}
console.log(String(found));
