// A stack beside a heap; elements that were popped stay in the heap until they come to its root.
const data = require('fs').readFileSync(0, 'utf8').split('\n');
const q = parseInt(data[0], 10);
const value = [], alive = [], stack = [], heap = [];
function sink(i) {
  for (;;) {
    let c = 2 * i + 1;
    if (c >= heap.length) return;
    if (c + 1 < heap.length && value[heap[c + 1]] < value[heap[c]]) c++;
    if (value[heap[i]] <= value[heap[c]]) return;
    const t = heap[i]; heap[i] = heap[c]; heap[c] = t;
    i = c;
  }
}
function rise(i) {
  while (i > 0) {
    const p = (i - 1) >> 1;
    if (value[heap[p]] <= value[heap[i]]) return;
    const t = heap[i]; heap[i] = heap[p]; heap[p] = t;
    i = p;
  }
}
let out = '';
for (let line = 1; line <= q; line++) {
  const s = data[line];
  if (s.startsWith('push')) {
    const id = value.length;
    value.push(parseInt(s.slice(5), 10));
    alive.push(true);
    stack.push(id);
    heap.push(id);
    rise(heap.length - 1);
  } else if (s.startsWith('pop')) {
    alive[stack.pop()] = false;
  } else if (s.startsWith('top')) {
    out += value[stack[stack.length - 1]] + '\n';
  } else {
    while (!alive[heap[0]]) {
      const last = heap.pop();
      if (heap.length > 0) { heap[0] = last; sink(0); }
    }
    out += value[heap[0]] + '\n';
  }
}
process.stdout.write(out);
