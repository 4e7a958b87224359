var data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
var n = parseInt(data[0]);
var a = new Int32Array(n);
for (var i = 0; i < n; i++) a[i] = parseInt(data[i + 1]);

function bubble() {
  var swapped = false;
  for (var j = 0; j + 1 < n; j++) {
    if (a[j] === 0 && a[j + 1] !== 0) {
      a[j] = a[j + 1];
      a[j + 1] = 0;
      swapped = true;
    }
  }
  return swapped;
}

while (bubble());
console.log(Array.from(a).join(' '));
