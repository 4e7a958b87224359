// All events are known in advance: split them in the middle, let the changes of the first half
// act on the questions of the second half, and keep both halves ordered by box.
const buf = require('fs').readFileSync(0);
let pos = 0;
const int = () => {
  let c = buf[pos++];
  while (c !== 45 && (c < 48 || c > 57)) c = buf[pos++];
  let neg = false;
  if (c === 45) { neg = true; c = buf[pos++]; }
  let v = 0;
  while (c >= 48 && c <= 57) { v = v * 10 + c - 48; c = buf[pos++]; }
  return neg ? -v : v;
};
const n = int(), q = int();
const pre = new Float64Array(n + 1);
for (let i = 1; i <= n; i++) pre[i] = pre[i - 1] + int();

const box = [], delta = [], who = [], sign = [], answers = [];
for (let e = 0; e < q; e++) {
  const kind = int(), a = int(), b = int();
  if (kind === 1) { box.push(a); delta.push(b); who.push(-1); sign.push(0); continue; }
  const id = answers.length;
  answers.push(pre[b] - pre[a - 1]);
  box.push(a - 1, b); delta.push(0, 0); who.push(id, id); sign.push(-1, 1);
}
const m = box.length;
const ord = Int32Array.from({ length: m }, (_, i) => i);
const tmp = new Int32Array(m);

(function conquer(lo, hi) {
  if (hi - lo < 2) return;
  const mid = (lo + hi) >> 1;
  conquer(lo, mid);
  conquer(mid, hi);
  let i = lo, k = lo, acc = 0;
  for (let j = mid; j < hi; j++) {
    while (i < mid && box[ord[i]] <= box[ord[j]]) { acc += delta[ord[i]]; tmp[k++] = ord[i++]; }
    const e = ord[j];
    if (who[e] >= 0) answers[who[e]] += sign[e] * acc;
    tmp[k++] = e;
  }
  while (i < mid) tmp[k++] = ord[i++];
  ord.set(tmp.subarray(lo, hi), lo);
})(0, m);

console.log(answers.join('\n'));
