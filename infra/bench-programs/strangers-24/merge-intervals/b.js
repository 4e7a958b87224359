var buf = require('fs').readFileSync(0), at = 0;
function int() {
  while (buf[at] < 48) at++;
  var v = 0;
  while (at < buf.length && buf[at] >= 48) v = v * 10 + buf[at++] - 48;
  return v;
}
var n = int();
var L = new Int32Array(n), R = new Int32Array(n);
for (var i = 0; i < n; i++) { L[i] = int(); R[i] = int(); }

// two counting passes of twelve bits bring the left ends into order
function pass(L, R, shift) {
  var cnt = new Int32Array(4097), l2 = new Int32Array(n), r2 = new Int32Array(n), i;
  for (i = 0; i < n; i++) cnt[((L[i] >> shift) & 4095) + 1]++;
  for (i = 0; i < 4096; i++) cnt[i + 1] += cnt[i];
  for (i = 0; i < n; i++) {
    var d = cnt[(L[i] >> shift) & 4095]++;
    l2[d] = L[i]; r2[d] = R[i];
  }
  return [l2, r2];
}
var t = pass(L, R, 0);
t = pass(t[0], t[1], 12);
L = t[0]; R = t[1];

var out = [], from = L[0], to = R[0];
for (i = 1; i < n; i++) {
  if (L[i] > to) {
    out.push(from + ' ' + to);
    from = L[i]; to = R[i];
  } else if (R[i] > to) to = R[i];
}
out.push(from + ' ' + to);
console.log(out.join('\n'));
