const word = require('fs').readFileSync(0).toString().trim();

const grow = (l, r) => {
  while (l >= 0 && r < word.length && word[l] === word[r]) {
    l--;
    r++;
  }
  return [l + 1, r];
};

let best = [0, 1];
let count = 0;
for (let c = 0; c < word.length; c++) {
  for (const span of [grow(c, c), grow(c, c + 1)]) {
    count += Math.ceil((span[1] - span[0]) / 2);
    if (span[1] - span[0] > best[1] - best[0]) best = span;
  }
}
console.log(word.slice(...best));
console.log(count);
