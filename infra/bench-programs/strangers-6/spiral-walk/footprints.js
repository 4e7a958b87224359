var input = require('fs').readFileSync(0, 'utf8').split(/\s+/);
var r = Number(input[0]);
var c = Number(input[1]);
var mown = [];
var result = [];
var y = 0, x = 0, dy = 0, dx = 1;

function free(i, j) {
  if (i < 0 || j < 0 || i >= r || j >= c) return false;
  return !mown.includes(i * c + j);
}

while (mown.length < r * c) {
  mown.push(y * c + x);
  result.push(input[2 + y * c + x]);
  if (!free(y + dy, x + dx)) {
    var t = dy;
    dy = dx;
    dx = -t;
  }
  y += dy;
  x += dx;
}
console.log(result.join(' '));
