const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const wanted = new Int32Array(128);
for (const ch of t) wanted[ch.charCodeAt(0)]++;

let answer = null;
for (let i = 0; i < s.length; i++) {
  const left = wanted.slice();
  let missing = t.length;
  for (let j = i; j < s.length; j++) {
    if (left[s.charCodeAt(j)]-- > 0) missing--;
    if (missing === 0) {
      if (answer === null || j - i + 1 < answer.length) answer = s.slice(i, j + 1);
      break;
    }
  }
}
console.log(answer === null ? 'none' : answer);
