const heap = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);

function sift(i) {
  const l = 2 * i + 1, r = l + 1;
  let big = i;
  if (l < heap.length && heap[l] > heap[big]) big = l;
  if (r < heap.length && heap[r] > heap[big]) big = r;
  if (big === i) return;
  const tmp = heap[i];
  heap[i] = heap[big];
  heap[big] = tmp;
  sift(big);
}

function removeTop() {
  const top = heap[0];
  const last = heap.pop();
  if (heap.length > 0) {
    heap[0] = last;
    sift(0);
  }
  return top;
}

for (let i = heap.length >> 1; i >= 0; i--) sift(i);
while (heap.length > 1) {
  const first = removeTop();
  if (heap[0] === first) removeTop();
  else {
    heap[0] = first - heap[0];
    sift(0);
  }
}
console.log(heap.length ? heap[0] : 0);
