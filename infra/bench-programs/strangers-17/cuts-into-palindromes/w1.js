const [, word] = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = word.length;
// cuts[i]: fewest cuts for the first i letters
const cuts = Array.from({ length: n + 1 }, (_, i) => i - 1);

const spread = (left, right) => {
  while (left >= 0 && right < n && word[left] === word[right]) {
    cuts[right + 1] = Math.min(cuts[right + 1], cuts[left] + 1);
    left--;
    right++;
  }
};

for (let c = 1; c < n; c++) spread(c - 1, c);
for (let c = 0; c < n; c++) spread(c, c);

console.log(cuts[n]);
