function Heap() { this.a = []; }
Heap.prototype.push = function (x) {
  var a = this.a, i = a.length;
  a.push(x);
  while (i > 0) {
    var p = (i - 1) >> 1;
    if (a[p] <= x) break;
    a[i] = a[p];
    i = p;
  }
  a[i] = x;
};
Heap.prototype.pop = function () {
  var a = this.a, top = a[0], x = a.pop(), n = a.length, i = 0;
  if (n === 0) return top;
  for (;;) {
    var c = 2 * i + 1;
    if (c >= n) break;
    if (c + 1 < n && a[c + 1] < a[c]) c++;
    if (a[c] >= x) break;
    a[i] = a[c];
    i = c;
  }
  a[i] = x;
  return top;
};
var t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
var n = parseInt(t[0]), h = new Heap(), cost = 0;
for (var i = 1; i <= n; i++) h.push(parseInt(t[i]));
while (h.a.length > 1) {
  var s = h.pop() + h.pop();
  cost += s;
  h.push(s);
}
console.log(cost);
