const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let pos = 0;
const nextInt = () => parseInt(data[pos++], 10);

function ListNode(val, next) {
  this.val = val;
  this.next = next;
}

const lists = [];
for (let k = nextInt(); k > 0; k--) {
  const dummy = new ListNode(0, null);
  let tail = dummy;
  for (let len = nextInt(); len > 0; len--) tail = tail.next = new ListNode(nextInt(), null);
  lists.push(dummy.next);
}

function mergeTwo(a, b) {
  const dummy = new ListNode(0, null);
  let tail = dummy;
  while (a !== null && b !== null) {
    if (b.val < a.val) { tail.next = b; b = b.next; }
    else { tail.next = a; a = a.next; }
    tail = tail.next;
  }
  tail.next = a === null ? b : a;
  return dummy.next;
}

function mergeRange(lo, hi) {
  if (lo === hi) return lists[lo];
  const mid = (lo + hi) >> 1;
  return mergeTwo(mergeRange(lo, mid), mergeRange(mid + 1, hi));
}

const out = [];
for (let p = mergeRange(0, lists.length - 1); p !== null; p = p.next) out.push(p.val);
console.log(out.join(' '));
