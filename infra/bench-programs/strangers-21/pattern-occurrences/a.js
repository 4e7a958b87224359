const [text, word] = require('fs').readFileSync(0, 'latin1').split('\n').map(s => s.trim());
const n = text.length, m = word.length;

const P = 67108859, Q = 67108837;
const X = 1000 + Math.floor(Math.random() * 60000000);
const Y = 1000 + Math.floor(Math.random() * 60000000);

let hits = 0;
if (m <= n) {
  let want1 = 0, want2 = 0, have1 = 0, have2 = 0, top1 = 1, top2 = 1;
  for (let i = 0; i < m; i++) {
    want1 = (want1 * X + word.charCodeAt(i)) % P;
    want2 = (want2 * Y + word.charCodeAt(i)) % Q;
    have1 = (have1 * X + text.charCodeAt(i)) % P;
    have2 = (have2 * Y + text.charCodeAt(i)) % Q;
    if (i > 0) {
      top1 = (top1 * X) % P;
      top2 = (top2 * Y) % Q;
    }
  }
  for (let end = m; ; end++) {
    if (want1 === have1 && want2 === have2) hits++;
    if (end === n) break;
    const gone = text.charCodeAt(end - m), come = text.charCodeAt(end);
    have1 = ((have1 + P - (top1 * gone) % P) * X + come) % P;
    have2 = ((have2 + Q - (top2 * gone) % Q) * Y + come) % Q;
  }
}
console.log(hits);
