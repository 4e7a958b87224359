const fs = require('fs');

const data = fs.readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const m = data[1];

// half-edges 2 * road and 2 * road + 1
const first = new Int32Array(n + 1).fill(-1);
const following = new Int32Array(2 * m);
const target = new Int32Array(2 * m);
for (let road = 0; road < m; road++) {
  const a = data[2 + 2 * road];
  const b = data[3 + 2 * road];
  target[2 * road] = b;
  following[2 * road] = first[a];
  first[a] = 2 * road;
  target[2 * road + 1] = a;
  following[2 * road + 1] = first[b];
  first[b] = 2 * road + 1;
}

const entered = new Int32Array(n + 1);
const low = new Int32Array(n + 1);
const cursor = first.slice();
const cameBy = new Int32Array(n + 1).fill(-1);
const critical = [];
let clock = 0;

function explore(start) {
  const path = [start];
  entered[start] = low[start] = ++clock;
  while (path.length > 0) {
    const town = path[path.length - 1];
    const edge = cursor[town];
    if (edge === -1) {
      path.pop();
      if (path.length > 0) {
        const above = path[path.length - 1];
        low[above] = Math.min(low[above], low[town]);
        if (low[town] > entered[above]) critical.push((cameBy[town] >> 1) + 1);
      }
      continue;
    }
    cursor[town] = following[edge];
    if (cameBy[town] !== -1 && edge === (cameBy[town] ^ 1)) continue;
    const other = target[edge];
    if (entered[other] === 0) {
      entered[other] = low[other] = ++clock;
      cameBy[other] = edge;
      path.push(other);
    } else {
      low[town] = Math.min(low[town], entered[other]);
    }
  }
}

explore(1);
critical.sort((x, y) => x - y);
console.log(critical.length);
console.log(critical.join(' '));
