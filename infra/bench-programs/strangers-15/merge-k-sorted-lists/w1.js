const fs = require('fs');

class ListNode {
  constructor(value, next = null) {
    this.value = value;
    this.next = next;
  }
}

function down(heap, i) {
  while (2 * i + 2 < heap.length) {
    let child = 2 * i + 1;
    const other = child + 1;
    if (other < heap.length && heap[other].value < heap[child].value) child = other;
    if (heap[i].value <= heap[child].value) return;
    [heap[i], heap[child]] = [heap[child], heap[i]];
    i = child;
  }
}

function solve(heads) {
  const heap = heads.filter((h) => h !== null);
  heap.sort((x, y) => x.value - y.value);
  const start = new ListNode(0);
  let tail = start;
  while (heap.length > 0) {
    const node = heap[0];
    tail.next = node;
    tail = node;
    if (node.next !== null) {
      heap[0] = node.next;
    } else {
      const last = heap.pop();
      if (heap.length > 0) heap[0] = last;
    }
    down(heap, 0);
  }
  return start.next;
}

const lines = fs.readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0]);
const heads = [];
for (let i = 1; i <= k; i++) {
  const values = lines[i].trim().split(' ').map(Number).slice(1);
  heads.push(values.reduceRight((next, value) => new ListNode(value, next), null));
}
const out = [];
for (let p = solve(heads); p !== null; p = p.next) out.push(p.value);
console.log(out.join(' '));
