const s = require('fs').readFileSync(0, 'utf8').split('\n')[0].replace('\r', '');
const win = new Set();
let left = 0, best = 0;
for (const ch of s) {
  while (win.has(ch)) win.delete(s[left++]);
  win.add(ch);
  best = Math.max(best, win.size);
}
console.log(best);
