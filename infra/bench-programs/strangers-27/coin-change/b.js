'use strict';

class MinHeap {
  constructor() { this.items = []; }
  get empty() { return this.items.length === 0; }
  push(x) {
    const a = this.items;
    let i = a.length;
    a.push(x);
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (a[up] <= x) break;
      a[i] = a[up];
      i = up;
    }
    a[i] = x;
  }
  pop() {
    const a = this.items;
    const top = a[0];
    const last = a.pop();
    const size = a.length;
    if (size > 0) {
      let i = 0;
      for (;;) {
        let kid = 2 * i + 1;
        if (kid >= size) break;
        if (kid + 1 < size && a[kid + 1] < a[kid]) kid++;
        if (a[kid] >= last) break;
        a[i] = a[kid];
        i = kid;
      }
      a[i] = last;
    }
    return top;
  }
}

// a shortest path problem: the places are the sums, each coin is a road of length 1
const SHIFT = 131072;
const numbers = require('fs').readFileSync(0, 'utf8').match(/\d+/g).map(Number);
const amount = numbers[1];
const coins = numbers.slice(2, 2 + numbers[0]);

const dist = new Array(amount + 1).fill(Infinity);
dist[0] = 0;
const heap = new MinHeap();
heap.push(0);
while (!heap.empty) {
  const key = heap.pop();
  const d = Math.floor(key / SHIFT);
  const sum = key % SHIFT;
  if (sum === amount) break;
  if (d > dist[sum]) continue;
  for (const coin of coins) {
    const to = sum + coin;
    if (to <= amount && d + 1 < dist[to]) {
      dist[to] = d + 1;
      heap.push((d + 1) * SHIFT + to);
    }
  }
}
console.log(dist[amount] === Infinity ? -1 : dist[amount]);
