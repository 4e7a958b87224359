const s = require('fs').readFileSync(0, 'utf8').trim();
let best = '';
for (let i = 0; i < s.length; i++) {
  for (let j = i + 1; j <= s.length; j++) {
    const sub = s.slice(i, j);
    if (sub === sub.split('').reverse().join('') && sub.length > best.length) best = sub;
  }
}
console.log(best);
