const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = parseInt(lines[0], 10);

function toList(line) {
  const parts = line.trim().split(/\s+/);
  let head = null;
  for (let i = parts.length - 1; i >= 1; i--) head = { val: Number(parts[i]), next: head };
  return head;
}

function mergeTwo(a, b) {
  const dummy = { val: 0, next: null };
  let tail = dummy;
  while (a && b) {
    if (a.val <= b.val) { tail = tail.next = a; a = a.next; }
    else { tail = tail.next = b; b = b.next; }
  }
  tail.next = a || b;
  return dummy.next;
}

function mergeRange(lists, from, to) {
  if (from === to) return lists[from];
  const mid = (from + to) >> 1;
  return mergeTwo(mergeRange(lists, from, mid), mergeRange(lists, mid + 1, to));
}

const result = [];
for (let p = mergeRange(lines.slice(1, k + 1).map(toList), 0, k - 1); p; p = p.next) result.push(p.val);
console.log(result.join(' '));
