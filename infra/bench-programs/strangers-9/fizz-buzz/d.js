// I do not trust the percent sign, so I take away threes (and fives) until nothing is left.
function isMultiple(number, of) {
  var rest = number;
  while (rest > 0) {
    rest = rest - of;
  }
  return rest === 0;
}

var n = Number(require('fs').readFileSync(0).toString());
var text = '';
for (var i = 1; i <= n; i++) {
  var three = isMultiple(i, 3);
  var five = isMultiple(i, 5);
  if (three && five) {
    text += 'FizzBuzz\n';
  } else if (three) {
    text += 'Fizz\n';
  } else if (five) {
    text += 'Buzz\n';
  } else {
    text += i + '\n';
  }
}
process.stdout.write(text);
