// the links lead forwards only, so walk to each node from the head
var input = require('fs').readFileSync(0, 'utf8').split(/\s+/);
var n = parseInt(input[0]);
var head = null, tail = null;
for (var i = 1; i <= n; i++) {
  var node = { value: input[i], next: null };
  if (tail) tail.next = node; else head = node;
  tail = node;
}

var result = [];
var stop = null;
while (stop !== head) {
  var walker = head;
  while (walker.next !== stop) walker = walker.next;
  result.push(walker.value);
  stop = walker;
}
console.log(result.join(' '));
