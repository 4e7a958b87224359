const s = require('fs').readFileSync(0, 'utf8').trim();
const n = s.length;
let below = new Uint16Array(n + 1);
let here = new Uint16Array(n + 1);
for (let i = n - 1; i >= 0; i--) {
  here.fill(0);
  here[i] = 1;
  for (let j = i + 1; j < n; j++) {
    if (s.charCodeAt(i) === s.charCodeAt(j)) {
      here[j] = (j - 1 >= i + 1 ? below[j - 1] : 0) + 2;
    } else {
      here[j] = Math.max(here[j - 1], below[j]);
    }
  }
  [below, here] = [here, below];
}
console.log(n - below[n - 1]);
