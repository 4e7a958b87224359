var input = require('fs').readFileSync(0, 'utf8').split('\n');
var n = parseInt(input[0]);
var a = input[1].split(' ').map(Number);
var uniq = Array.from(new Set(a)).sort(function (x, y) { return x - y; });
var rank = new Map();
uniq.forEach(function (x, i) { rank.set(x, i + 1); });
var tree = new Array(uniq.length + 1).fill(0);
function add(i) {
  for (; i <= uniq.length; i += i & -i) tree[i]++;
}
function upto(i) {
  var s = 0;
  for (; i > 0; i -= i & -i) s += tree[i];
  return s;
}
var inversions = 0;
for (var i = 0; i < n; i++) {
  var r = rank.get(a[i]);
  inversions += i - upto(r);
  add(r);
}
console.log(inversions);
