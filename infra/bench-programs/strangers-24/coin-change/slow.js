// table by number of coins: row k from row k-1, until nothing gets better
var input = require('fs').readFileSync(0, 'utf8').split('\n');
var head = input[0].split(' ').map(Number);
var amount = head[1];
var coins = input[1].trim().split(' ').map(Number);

var row = [];
for (var i = 0; i <= amount; i++) row.push(Infinity);
row[0] = 0;

var better = true;
while (better) {
  better = false;
  var next = row.slice();
  for (var c = 0; c < coins.length; c++) {
    for (var v = coins[c]; v <= amount; v++) {
      if (row[v - coins[c]] + 1 < next[v]) {
        next[v] = row[v - coins[c]] + 1;
        better = true;
      }
    }
  }
  row = next;
}
console.log(row[amount] === Infinity ? -1 : row[amount]);
