var lines = require('fs').readFileSync(0, 'utf8').split('\n');
var s = lines[0].trim();
var OPEN = '([{', CLOSE = ')]}';
var stack = [];
var deepest = 0;
var fail = -1;
outer:
for (var i = 0; i < s.length; i++) {
  var k = OPEN.indexOf(s[i]);
  if (k >= 0) {
    stack.push(k);
    if (stack.length > deepest) deepest = stack.length;
    continue outer;
  }
  k = CLOSE.indexOf(s[i]);
  if (k < 0) continue;
  if (stack.length === 0 || stack.pop() !== k) {
    fail = i;
    break outer;
  }
}
if (fail >= 0) console.log('broken at ' + fail);
else if (stack.length > 0) console.log('open ' + stack.length);
else console.log('good, depth ' + deepest);
