const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const s = lines[1];

function isMirror(i, j) {
  while (i < j) if (s[i++] !== s[j--]) return false;
  return true;
}

let cuts = -1;
let at = 0;
while (at < n) {
  let end = n - 1;
  while (!isMirror(at, end)) end--;
  cuts++;
  at = end + 1;
}
console.log(cuts);
