// walk through all pairs (letters used, signs used) that can be reached
var lines = require('fs').readFileSync(0).toString().split(/\s+/);
var w = lines[0], p = lines[1];
var W = p.length + 1;
var seen = new Uint8Array((w.length + 1) * W);
var todo = [0], count = 0;
seen[0] = 1;

function visit(i, j) {
  var k = i * W + j;
  if (!seen[k]) {
    seen[k] = 1;
    todo.push(k);
  }
}

while (todo.length) {
  var s = todo.pop();
  var j = s % W, i = (s - j) / W;
  if (j === p.length) {
    count++;
    continue;
  }
  var sign = p[j];
  if (sign === '*') {
    visit(i, j + 1);
    if (i < w.length) visit(i + 1, j);
  } else if (i < w.length && (sign === '?' || sign === w[i])) {
    visit(i + 1, j + 1);
  }
}
console.log(count);
