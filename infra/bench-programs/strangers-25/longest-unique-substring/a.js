const s = require('fs').readFileSync(0, 'latin1').replace(/[\r\n]+$/, '');
const last = {};
let begin = 0, best = 0;
[...s].forEach((ch, i) => {
  if (last[ch] >= begin) begin = last[ch] + 1;
  last[ch] = i;
  best = Math.max(best, i - begin + 1);
});
console.log(best);
