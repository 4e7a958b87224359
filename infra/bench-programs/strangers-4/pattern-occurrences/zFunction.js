const [text, figure] = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.trim());
const s = Buffer.from(figure + '#' + text);
const z = new Int32Array(s.length);
let l = 0, r = 0, hits = 0;
for (let i = 1; i < s.length; i++) {
  let k = i < r ? Math.min(r - i, z[i - l]) : 0;
  while (i + k < s.length && s[k] === s[i + k]) k++;
  z[i] = k;
  if (i + k > r) { l = i; r = i + k; }
  if (k === figure.length) hits++;
}
console.log(hits);
