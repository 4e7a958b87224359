function* words(w, n) {
  if (w.length >= n) { yield w; return; }
  yield* words(w + '0', n);
  if (!w.endsWith('1')) yield* words(w + '1', n);
}
const n = Number(require('fs').readFileSync(0, 'utf8').trim());
let c = 0, last = '';
for (const w of words('', n)) { c++; last = w; }
console.log(c, last);
