const fs = require('fs');

/**
 * @param {number[]} weights
 * @returns {number} the weight of the last stone, or 0
 */
function solve(weights) {
  const heap = new MaxHeap();
  for (const weight of weights) heap.push(weight);
  while (heap.size > 1) {
    const rest = heap.pop() - heap.pop();
    if (rest > 0) heap.push(rest);
  }
  return heap.size === 1 ? heap.pop() : 0;
}

class MaxHeap {
  items = [];

  get size() {
    return this.items.length;
  }

  push(item) {
    let at = this.items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.items[parent] >= item) break;
      this.items[at] = this.items[parent];
      at = parent;
    }
    this.items[at] = item;
  }

  pop() {
    const top = this.items[0];
    const item = this.items.pop();
    const size = this.items.length;
    if (size === 0) return top;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && this.items[child + 1] > this.items[child]) child++;
      if (this.items[child] <= item) break;
      this.items[at] = this.items[child];
      at = child;
    }
    this.items[at] = item;
    return top;
  }
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
