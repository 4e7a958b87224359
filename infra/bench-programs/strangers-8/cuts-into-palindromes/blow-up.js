const strip = require('fs').readFileSync(0, 'utf8').split('\n')[1].trim();
const n = strip.length;
const s = Uint8Array.from(strip, c => c.charCodeAt(0));
const pieces = Int16Array.from({ length: n + 1 }, (_, i) => i); // pieces of the first i letters
const blow = (l, r) => {
  while (l >= 0 && r < n && s[l] === s[r]) {
    const p = pieces[l] + 1;
    if (p < pieces[r + 1]) pieces[r + 1] = p;
    l--; r++;
  }
};
for (let mid = 0; mid < n; mid++) {
  blow(mid, mid);
  blow(mid, mid + 1);
}
console.log(pieces[n] - 1);
