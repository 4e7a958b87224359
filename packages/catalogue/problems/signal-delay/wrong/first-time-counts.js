const fs = require('fs');

/**
 * @param {number} n the stations are numbered from 1 to n
 * @param {[number, number, number][]} lines start, end and delay of each line
 * @param {number} s the station that sends at time 0
 * @returns {number} when the last station receives the signal, or -1
 */
function solve(n, lines, s) {
  const outgoing = Array.from({ length: n + 1 }, () => []);
  for (const [u, v, w] of lines) outgoing[u].push([v, w]);
  const times = new Map([[s, 0]]);
  const pending = [[0, s]];
  while (pending.length > 0) {
    // A list that is kept in descending order stands in for the heap.
    const [time, station] = pending.pop();
    for (const [next, delay] of outgoing[station]) {
      if (times.has(next)) continue;
      times.set(next, time + delay);
      let low = 0;
      let high = pending.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (pending[middle][0] > time + delay) low = middle + 1;
        else high = middle;
      }
      pending.splice(low, 0, [time + delay, next]);
    }
  }
  return times.size < n ? -1 : [...times.values()].reduce((latest, time) => Math.max(latest, time), 0);
}

const [n, m, s, ...numbers] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const lines = Array.from({ length: m }, (_, i) => numbers.slice(3 * i, 3 * i + 3));
console.log(solve(n, lines, s));
