const fs = require('fs');

function solve(parents) {
  const n = parents.length;
  // deepest[v]: the longest way down from v, and which child it takes
  const first = new Array(n + 1).fill(0);
  const firstChild = new Array(n + 1).fill(0);
  const second = new Array(n + 1).fill(0);
  for (let v = 1; v <= n; v++) {
    let distance = 1;
    let child = v;
    let above = parents[v - 1];
    while (above !== 0) {
      if (child === firstChild[above]) {
        first[above] = Math.max(first[above], distance);
      } else if (distance > first[above]) {
        second[above] = first[above];
        first[above] = distance;
        firstChild[above] = child;
      } else if (distance > second[above]) {
        second[above] = distance;
      }
      child = above;
      above = parents[above - 1];
      distance++;
    }
  }
  let best = 0;
  for (let v = 1; v <= n; v++) best = Math.max(best, first[v] + second[v]);
  return best;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
