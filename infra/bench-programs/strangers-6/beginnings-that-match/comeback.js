var fs = require('fs');
var text = fs.readFileSync(0).toString().split('\n');
var w = text[0].trim();
var p = text[1].trim();

function fits(len) {
  var i = 0, j = 0;
  var star = -1, mark = 0;
  while (i < len) {
    if (j < p.length && p[j] === '*') {
      star = j;
      mark = i;
      j++;
    } else if (j < p.length && (p[j] === '?' || p[j] === w[i])) {
      i++;
      j++;
    } else if (star >= 0) {
      mark++;
      i = mark;
      j = star + 1;
    } else {
      return false;
    }
  }
  while (j < p.length && p[j] === '*') j++;
  return j === p.length;
}

var total = 0;
for (var len = 0; len <= w.length; len++) {
  if (fits(len)) total++;
}
console.log(total);
