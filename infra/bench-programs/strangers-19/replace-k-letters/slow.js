const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const s = lines[0].trim();
const k = parseInt(lines[1]);
let answer = 0;
for (let i = 0; i < s.length; i++) {
  const count = {};
  let most = 0;
  for (let j = i; j < s.length; j++) {
    const c = s[j];
    count[c] = (count[c] || 0) + 1;
    if (count[c] > most) most = count[c];
    const length = j - i + 1;
    if (length - most <= k && length > answer) answer = length;
  }
}
console.log(answer);
