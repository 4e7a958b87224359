var text = require('fs').readFileSync(0, 'utf8').split('\n');
var h = text[1].trim().split(' ').map(Number);
var best = 0;
for (var i = 0; i < h.length; i++) {
  var low = h[i];
  for (var j = i; j < h.length; j++) {
    if (h[j] < low) low = h[j];
    var area = low * (j - i + 1);
    if (area > best) best = area;
  }
}
console.log(best);
