const [row, kText] = require('fs').readFileSync(0, 'latin1').split('\n');
const s = row.trim(), k = +kText;
const seen = new Int32Array(128);
let from = 0, most = 0;
for (let i = 0; i < s.length; i++) {
  most = Math.max(most, ++seen[s.charCodeAt(i)]);
  // the window never becomes shorter
  if (i - from + 1 - most > k) seen[s.charCodeAt(from++)]--;
}
console.log(s.length - from);
