const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const heap = [];

function push(weight) {
  let at = heap.push(weight) - 1;
  while (at > 0 && heap[(at - 1) >> 1] < heap[at]) {
    const above = (at - 1) >> 1;
    [heap[at], heap[above]] = [heap[above], heap[at]];
    at = above;
  }
}

function pop() {
  const top = heap[0];
  const last = heap.pop();
  if (heap.length > 0) {
    heap[0] = last;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (heap[below] < heap[at]) below++;
      if (!(heap[below] > heap[at])) break;
      [heap[at], heap[below]] = [heap[below], heap[at]];
      at = below;
    }
  }
  return top;
}

for (let i = 1; i <= data[0]; i++) push(data[i]);
while (heap.length > 1) {
  const rest = pop() - pop();
  if (rest > 0) push(rest);
}
console.log(heap.length === 1 ? heap[0] : 0);
