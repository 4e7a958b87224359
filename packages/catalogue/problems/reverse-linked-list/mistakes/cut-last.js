const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
let head = null;
for (let i = n; i >= 1; i--) head = { v: data[i], next: head };
const out = [];
while (head) {
  let prev = null, x = head;
  while (x.next) { prev = x; x = x.next; }
  out.push(x.v);
  if (prev) prev.next = null; else head = null;
}
console.log(out.join(' '));
