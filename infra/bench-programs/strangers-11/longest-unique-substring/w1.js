const s = require('fs').readFileSync(0, 'utf8').split('\n')[0].replace('\r', '');

function longest(s) {
  const last = {};
  let from = 0;
  let best = 0;
  for (let i = 0; i < s.length; i++) {
    const c = s[i];
    if (last[c] && last[c] >= from) {
      from = last[c] + 1;
    }
    last[c] = i;
    best = Math.max(best, i - from + 1);
  }
  return best;
}

console.log(longest(s));
