// no hashing: sort the card numbers once, look everything up by bisection
var buf = require('fs').readFileSync(0), pos = 0;
function ni() {
  while (buf[pos] < 48) pos++;
  var x = 0;
  while (pos < buf.length && buf[pos] >= 48) x = x * 10 + buf[pos++] - 48;
  return x;
}
var n = ni(), first = ni();
var key = new Float64Array(n), pic = new Int32Array(n), nxt = new Int32Array(n), hint = new Int32Array(n);
for (var i = 0; i < n; i++) {
  key[i] = ni() * 131072 + i;
  pic[i] = ni(); nxt[i] = ni(); hint[i] = ni();
}
key.sort();
function find(num) {
  var lo = 0, hi = n;
  while (lo < hi) {
    var mid = (lo + hi) >> 1;
    if (key[mid] < num * 131072) lo = mid + 1; else hi = mid;
  }
  return key[lo] % 131072;
}
var newId = new Int32Array(n), order = [];
for (var cur = first; cur !== 0; ) {
  var j = find(cur);
  order.push(j);
  newId[j] = order.length;
  cur = nxt[j];
}
var res = '';
for (var s = 0; s < order.length; s++) {
  var c = order[s];
  res += pic[c] + ' ' + (s + 1 < order.length ? s + 2 : 0) + ' ' + (hint[c] ? newId[find(hint[c])] : 0) + '\n';
}
process.stdout.write(res);
