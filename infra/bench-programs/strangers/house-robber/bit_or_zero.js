var tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/);
var n = tokens[0] | 0, a = 0, b = 0, t = 0, i = 1;
for (; i <= n; ++i) {
  t = (a + (tokens[i] | 0)) | 0;
  a = b;
  b = t > b ? t : b;
}
console.log(b);
