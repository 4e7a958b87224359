const line = require('fs').readFileSync(0, 'utf8').split('\n')[0];
const pos = new Map();
let start = 0, best = 0;
[...line].forEach((ch, i) => {
  if (pos.has(ch)) start = pos.get(ch) + 1;
  pos.set(ch, i);
  best = Math.max(best, i - start + 1);
});
console.log(best);
