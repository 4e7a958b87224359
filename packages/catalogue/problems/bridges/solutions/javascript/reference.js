const fs = require('fs');

/**
 * @param {number} n the number of towns
 * @param {[number, number][]} roads the towns at both ends, numbered from 1
 * @returns {number[]} the numbers of the critical roads, counted from 1, in ascending order
 */
function solve(n, roads) {
  const near = Array.from({ length: n + 1 }, () => []);
  roads.forEach(([a, b], i) => {
    near[a].push(b, i);
    near[b].push(a, i);
  });
  const number = new Int32Array(n + 1);
  const low = new Int32Array(n + 1);
  const entry = new Int32Array(n + 1).fill(-1);
  const next = new Int32Array(n + 1);
  const critical = [];
  let count = 0;
  for (let first = 1; first <= n; first++) {
    if (number[first] > 0) continue;
    const stack = [first];
    number[first] = low[first] = ++count;
    while (stack.length > 0) {
      const v = stack[stack.length - 1];
      if (next[v] < near[v].length) {
        const [w, road] = [near[v][next[v]], near[v][next[v] + 1]];
        next[v] += 2;
        if (road === entry[v]) continue;
        if (number[w] > 0) {
          low[v] = Math.min(low[v], number[w]);
        } else {
          number[w] = low[w] = ++count;
          entry[w] = road;
          stack.push(w);
        }
      } else {
        stack.pop();
        if (stack.length === 0) continue;
        const parent = stack[stack.length - 1];
        if (low[v] > number[parent]) critical.push(entry[v] + 1);
        low[parent] = Math.min(low[parent], low[v]);
      }
    }
  }
  return critical.sort((a, b) => a - b);
}

const [n, m, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const critical = solve(n, Array.from({ length: m }, (_, i) => [rest[2 * i], rest[2 * i + 1]]));
console.log(`${critical.length}\n${critical.join(' ')}`);
