var text = require('fs').readFileSync(0, 'utf8');
var lines = text.split('\n');
var n = parseInt(lines[0].split(' ')[0]);
var first = parseInt(lines[0].split(' ')[1]);
var cards = [];
for (var i = 1; i <= n; i++) {
  var p = lines[i].split(' ');
  cards.push({ number: parseInt(p[0]), picture: parseInt(p[1]), next: parseInt(p[2]), hint: parseInt(p[3]) });
}
// put the trail in order
var trail = [];
var wanted = first;
while (wanted != 0) {
  var card = cards.find(function (c) { return c.number == wanted; });
  trail.push(card);
  wanted = card.next;
}
// write the copy
for (var i = 0; i < trail.length; i++) {
  var next = i + 1 < trail.length ? i + 2 : 0;
  var hint = trail.findIndex(function (c) { return c.number == trail[i].hint; }) + 1;
  console.log(trail[i].picture + ' ' + next + ' ' + hint);
}
