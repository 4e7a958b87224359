const input = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const present = new Set(input);
let longest = 0;
for (const v of input) {
  let k = v;
  while (present.has(k)) k++;
  longest = Math.max(longest, k - v);
}
console.log(longest);
