var input = require('fs').readFileSync(0, 'utf8').split('\n');
var n = parseInt(input[0]);
var arr = input[1].split(' ').map(Number);
var swaps = 0;
var rounds = 0;
var again = true;
while (again) {
  again = false;
  for (var i = 0; i < n - 1 - rounds; i++) {
    if (arr[i] > arr[i + 1]) {
      var tmp = arr[i];
      arr[i] = arr[i + 1];
      arr[i + 1] = tmp;
      swaps++;
      again = true;
    }
  }
  rounds++;
}
console.log('Sorted in ' + rounds + ' rounds and ' + swaps + ' swaps');
console.log('First: ' + arr[0]);
console.log('Last: ' + arr[n - 1]);
