var lines = require('fs').readFileSync('/dev/stdin').toString().split('\n');
var p = lines[0].split(' ');
var a = parseInt(p[0]);
var b = parseInt(p[1]);
var c = parseInt(p[2]);

// a*x + b*y = c
var x0 = 1, y0 = 0;
var x1 = 0, y1 = 1;
var r0 = a, r1 = b;
while (r1 !== 0) {
  var q = Math.floor(r0 / r1);
  var t;
  t = r0 - q * r1;
  r0 = r1;
  r1 = t;
  t = x0 - q * x1;
  x0 = x1;
  x1 = t;
  t = y0 - q * y1;
  y0 = y1;
  y1 = t;
}
if (c % r0 !== 0) {
  console.log('NO');
} else {
  var k = c / r0;
  console.log('YES');
  console.log((x0 * k) + ' ' + (y0 * k));
}
