// try all lengths, the longest first
const s = require('fs').readFileSync(0, 'utf8').split('\n')[0].replace('\r', '');
const n = s.length;

function hasUnique(len) {
  const count = new Array(128).fill(0);
  let repeated = 0;
  for (let i = 0; i < n; i++) {
    if (++count[s.charCodeAt(i)] === 2) repeated++;
    if (i >= len) {
      if (--count[s.charCodeAt(i - len)] === 1) repeated--;
    }
    if (i >= len - 1 && repeated === 0) return true;
  }
  return false;
}

let answer = n;
while (!hasUnique(answer)) answer--;
console.log(answer);
