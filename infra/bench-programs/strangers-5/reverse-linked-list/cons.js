const [, line = ''] = require('fs').readFileSync(0, 'utf8').split('\n');
const cons = (head, tail) => ({ head, tail });
const nil = null;
const flipped = (line.match(/\S+/g) || []).reduce((tail, head) => cons(head, tail), nil);

function* walk(cell) {
  for (; cell !== nil; cell = cell.tail) yield cell.head;
}
console.log(Array.from(walk(flipped)).join(' '));
