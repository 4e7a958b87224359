var lines = require('fs').readFileSync(0, 'utf8').split('\n');
var n = parseInt(lines[0]);
var arr = lines[1].split(' ').map(function (x) { return parseInt(x); });

var swaps = 0;
var rounds = 0;
var changed = true;
while (changed) {
  changed = false;
  rounds++;
  for (var i = 0; i + 1 < n; i++) {
    if (arr[i] > arr[i + 1]) {
      var t = arr[i];
      arr[i] = arr[i + 1];
      arr[i + 1] = t;
      swaps++;
      changed = true;
    }
  }
}
console.log('Sorted in ' + swaps + ' swaps and ' + rounds + ' rounds.');
console.log('First: ' + arr[0]);
console.log('Last: ' + arr[n - 1]);
