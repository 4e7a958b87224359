const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
let head = null;
for (let i = 0; i < n; i++) head = { v: data[n - i], next: head };
let prev = null;
while (head) { const nx = head.next; head.next = prev; prev = head; head = nx; if (head && !head.v) break; }
const out = [];
for (; prev; prev = prev.next) out.push(prev.v);
console.log(out.join(' '));
