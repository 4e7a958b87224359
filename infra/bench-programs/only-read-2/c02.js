var lines = require('fs').readFileSync(0).toString().split('\n');
var a = lines[0].trim(), b = lines[1].trim(), c = lines[2].trim();
var all = a + b + c;
var x = 0;
var o = 0;
for (var i = 0; i < 9; i++) {
  if (all[i] == 'X') x++;
  if (all[i] == '0') o++;
}
function wins(ch) {
  if (all[0] == ch && all[1] == ch && all[2] == ch) return true;
  if (all[3] == ch && all[4] == ch && all[5] == ch) return true;
  if (all[6] == ch && all[7] == ch && all[8] == ch) return true;
  if (all[0] == ch && all[3] == ch && all[6] == ch) return true;
  if (all[1] == ch && all[4] == ch && all[7] == ch) return true;
  if (all[2] == ch && all[5] == ch && all[8] == ch) return true;
  if (all[0] == ch && all[4] == ch && all[8] == ch) return true;
  if (all[2] == ch && all[4] == ch && all[6] == ch) return true;
  return false;
}
var wx = wins('X');
var wo = wins('0');
if (x < o || x > o + 1 || (wx && wo) || (wx && x == o) || (wo && x > o)) {
  console.log('illegal');
} else if (wx) {
  console.log('the first player won');
} else if (wo) {
  console.log('the second player won');
} else if (x + o == 9) {
  console.log('draw');
} else if (x == o) {
  console.log('first');
} else {
  console.log('second');
}
