const s = require('fs').readFileSync(0, 'latin1').replace(/\r?\n$/, '');
const last = new Array(128).fill(-1);
let start = 0;
let longest = 0;
for (let i = 0; i < s.length; i++) {
  const c = s.charCodeAt(i);
  if (last[c] >= start) start = last[c] + 1;
  last[c] = i;
  longest = Math.max(longest, i - start + 1);
}
console.log(longest);
