const input = require('fs').readFileSync(0, 'utf8').split('\n');
const s = input[0].trim();
const k = parseInt(input[1]);
let best = 0;
for (let i = 0; i < s.length; i++) {
  if (i > 0 && s[i] === s[i - 1]) continue;
  let budget = k;
  let j = i + 1;
  while (j < s.length) {
    if (s[j] !== s[i]) {
      if (budget === 0) break;
      budget--;
    }
    j++;
  }
  best = Math.max(best, j - i);
}
console.log(best);
