const fs = require('fs');

/** A binary heap of [time, station] pairs, earliest first. */
class ArrivalHeap {
  constructor() {
    this.items = [];
  }

  push(item) {
    const items = this.items;
    let at = items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent][0] <= item[0]) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  pop() {
    const items = this.items;
    const top = items[0];
    const last = items.pop();
    if (items.length > 0) this.sink(last);
    return top;
  }

  /** Puts an item into the free place at the top, or as far below as it belongs. */
  sink(item) {
    const items = this.items;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child + 1 < items.length && items[child + 1][0] < items[child][0]) child++;
      if (child >= items.length || items[child][0] >= item[0]) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
  }
}

/**
 * @param {number} n the stations are numbered from 1 to n
 * @param {[number, number, number][]} lines start, end and delay of each line
 * @param {number} s the station that sends at time 0
 * @returns {number} when the last station receives the signal, or -1
 */
function solve(n, lines, s) {
  const outgoing = Array.from({ length: n + 1 }, () => []);
  for (const [u, v, w] of lines) outgoing[u].push([v, w]);
  const received = new Array(n + 1).fill(false);
  const arrivals = new ArrivalHeap();
  arrivals.push([0, s]);
  let missing = n;
  while (arrivals.items.length > 0) {
    const [time, station] = arrivals.pop();
    if (received[station]) continue;
    received[station] = true;
    missing--;
    if (missing === 0) return time;
    for (const [next, delay] of outgoing[station]) {
      if (!received[next]) arrivals.push([time + delay, next]);
    }
  }
  return -1;
}

const [n, m, s, ...numbers] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const lines = Array.from({ length: m }, (_, i) => numbers.slice(3 * i, 3 * i + 3));
console.log(solve(n, lines, s));
