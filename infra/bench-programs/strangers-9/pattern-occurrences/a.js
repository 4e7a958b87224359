const [text, figure] = require('fs').readFileSync(0, 'latin1').split(/\r?\n/);
// Z function of figure + '#' + text
const s = Buffer.from(figure + '#' + text, 'latin1');
const L = s.length, m = figure.length;
const z = new Int32Array(L);
let l = 0, r = 0, answer = 0;
for (let i = 1; i < L; i++) {
  let x = i < r ? Math.min(r - i, z[i - l]) : 0;
  while (i + x < L && s[x] === s[i + x]) x++;
  if (i + x > r) {
    l = i;
    r = i + x;
  }
  z[i] = x;
  if (x === m) answer++;
}
console.log(answer);
