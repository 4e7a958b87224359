const s = require('fs').readFileSync(0).toString('latin1').trim();
const n = s.length;
const KINDS = '()[]{}';
const mate = new Int32Array(n);

function wellFormed() {
  // from the right: every opener skips over finished pairs until it meets its closer
  for (let i = n - 1; i >= 0; i--) {
    const kind = KINDS.indexOf(s[i]);
    if (kind & 1) continue;
    let j = i + 1;
    while (j < n && !(KINDS.indexOf(s[j]) & 1)) j = mate[j] + 1;
    if (j >= n || KINDS.indexOf(s[j]) !== kind + 1) return false;
    mate[i] = j;
  }
  let j = 0;
  while (j < n) {
    if (KINDS.indexOf(s[j]) & 1) return false;
    j = mate[j] + 1;
  }
  return true;
}
console.log(wellFormed() ? 'true' : 'false');
