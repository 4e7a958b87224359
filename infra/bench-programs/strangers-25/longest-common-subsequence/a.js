var fs = require('fs');
var input = fs.readFileSync(0, 'utf8').split('\n');
var s = input[0].trim();
var t = input[1].trim();

var table = [];
for (var i = 0; i <= s.length; i++) {
  table[i] = [];
  for (var j = 0; j <= t.length; j++) {
    if (i === 0 || j === 0) {
      table[i][j] = 0;
    } else if (s[i - 1] === t[j - 1]) {
      table[i][j] = table[i - 1][j - 1] + 1;
    } else {
      table[i][j] = Math.max(table[i - 1][j], table[i][j - 1]);
    }
  }
}
console.log(table[s.length][t.length]);
