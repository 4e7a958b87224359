class Node { constructor(val, next) { this.val = val; this.next = next; } }

class MinHeap {
  constructor() { this.a = []; }
  get size() { return this.a.length; }
  push(x) {
    const a = this.a;
    let i = a.push(x) - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (a[p].val <= x.val) break;
      a[i] = a[p];
      i = p;
    }
    a[i] = x;
  }
  pop() {
    const a = this.a, root = a[0], x = a.pop();
    const n = a.length;
    if (n > 0) {
      let i = 0;
      for (;;) {
        let c = 2 * i + 1;
        if (c >= n) break;
        if (c + 1 < n && a[c + 1].val < a[c].val) c++;
        if (a[c].val >= x.val) break;
        a[i] = a[c];
        i = c;
      }
      a[i] = x;
    }
    return root;
  }
}

function mergeKLists(lists) {
  const heap = new MinHeap();
  for (const l of lists) if (l) heap.push(l);
  const dummy = new Node(0, null);
  let tail = dummy;
  while (heap.size) {
    const node = heap.pop();
    tail = tail.next = node;
    if (node.next) heap.push(node.next);
  }
  return dummy.next;
}

const rows = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(rows[0]);
const lists = [];
for (let i = 1; i <= k; i++) {
  const t = rows[i].trim().split(' ').map(Number);
  let head = null;
  for (let j = t.length - 1; j > 0; j--) head = new Node(t[j], head);
  lists.push(head);
}
const out = [];
for (let p = mergeKLists(lists); p; p = p.next) out.push(p.val);
console.log(out.join(' '));
