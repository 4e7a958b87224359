const fs = require('fs');
const BASE = 131;

function solve(text, figure) {
  const n = text.length;
  const m = figure.length;
  if (m > n) return 0;
  let want = 0;
  let have = 0;
  let power = 1;
  for (let i = 0; i < m; i++) {
    want = (Math.imul(want, BASE) + figure.charCodeAt(i)) | 0;
    have = (Math.imul(have, BASE) + text.charCodeAt(i)) | 0;
    power = Math.imul(power, BASE);
  }
  let count = have === want ? 1 : 0;
  for (let i = m; i < n; i++) {
    have = (Math.imul(have, BASE) + text.charCodeAt(i) - Math.imul(power, text.charCodeAt(i - m))) | 0;
    if (have === want) count++;
  }
  return count;
}

const [text, figure] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(solve(text.trim(), figure.trim()));
