const fs = require('fs');

/**
 * @param {number[]} offers in the order in which they are called out
 * @returns {number} the sum of the medians after each offer
 */
function solve(offers) {
  // Both heaps have their smallest element on top, so the lower half is stored negated.
  const low = new MinHeap();
  const high = new MinHeap();
  let sum = 0;
  for (const offer of offers) {
    low.push(-offer);
    high.push(-low.pop());
    if (high.size > low.size) low.push(-high.pop());
    sum -= low.top;
  }
  return sum;
}

class MinHeap {
  items = [];

  get size() {
    return this.items.length;
  }

  get top() {
    return this.items[0];
  }

  push(item) {
    const { items } = this;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent] <= item) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  pop() {
    const { items } = this;
    const top = items[0];
    const item = items.pop();
    const size = items.length;
    if (size === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child + 1 < size && items[child + 1] < items[child]) child++;
      if (child >= size || items[child] >= item) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
    return top;
  }
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
