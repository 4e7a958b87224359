function zArray(s) {
  const z = new Int32Array(s.length);
  let l = 0, r = 0;
  for (let i = 1; i < s.length; i++) {
    let len = i < r ? Math.min(r - i, z[i - l]) : 0;
    while (i + len < s.length && s[len] === s[i + len]) len++;
    z[i] = len;
    if (i + len > r) {
      l = i;
      r = i + len;
    }
  }
  return z;
}

const lines = require('fs').readFileSync(0, 'latin1').split('\n');
const [text, figure] = [lines[0].trim(), lines[1].trim()];
const z = zArray(Buffer.from(figure + '|' + text, 'latin1'));
console.log(z.reduce((count, len) => count + (len === figure.length ? 1 : 0), 0));
