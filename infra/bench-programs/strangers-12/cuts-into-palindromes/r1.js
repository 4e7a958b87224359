const [, word] = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = word.length;
// cuts[i]: cuts needed for the first i letters (-1 for none, so that one piece costs 0)
const cuts = Int16Array.from({ length: n + 1 }, (_, i) => i - 1);
const grow = (l, r) => {
  for (; l >= 0 && r < n && word[l] === word[r]; l--, r++) {
    if (cuts[l] + 1 < cuts[r + 1]) cuts[r + 1] = cuts[l] + 1;
  }
};
for (let centre = 0; centre < n; centre++) {
  grow(centre, centre);
  grow(centre, centre + 1);
}
console.log(cuts[n]);
