const [, word] = require('fs').readFileSync(0, 'utf8').split('\n');
const s = Buffer.from(word.trim());
const n = s.length;
// pieces[i]: fewest pieces of the first i letters
const pieces = new Int32Array(n + 1).map((_, i) => i);
function spread(l, r) {
  while (l >= 0 && r < n && s[l] === s[r]) {
    if (pieces[l] + 1 < pieces[r + 1]) pieces[r + 1] = pieces[l] + 1;
    l--;
    r++;
  }
}
for (let centre = 0; centre < n; centre++) {
  spread(centre - 1, centre);
  spread(centre, centre);
}
console.log(pieces[n] - 1);
