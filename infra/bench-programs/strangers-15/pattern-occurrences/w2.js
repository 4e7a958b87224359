const [text, figure] = require('fs').readFileSync(0, 'utf8').split('\n').map((s) => s.trim());

// z[i]: how many letters from i on agree with the beginning of s
function zArray(s) {
  const z = new Int32Array(s.length);
  let l = 0;
  let r = 0;
  for (let i = 1; i < s.length; i++) {
    let len = i < r ? Math.min(r - i, z[i - l]) : 0;
    while (i + len < s.length && s.charCodeAt(len) === s.charCodeAt(i + len)) len++;
    z[i] = len;
    if (i + len > r) {
      l = i;
      r = i + len;
    }
  }
  return z;
}

const m = figure.length;
const z = zArray(figure + text);
let rung = 0;
for (let i = m; i < m + text.length; i++) {
  if (z[i] === m) rung++;
}
console.log(rung);
