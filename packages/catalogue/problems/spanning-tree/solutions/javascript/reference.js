const fs = require('fs');

/**
 * @param {number} n the number of huts
 * @param {[number, number, number][]} offers two huts, numbered from 1, and the cost
 * @returns {number} the smallest total cost, or -1
 */
function solve(n, offers) {
  const leader = Int32Array.from({ length: n + 1 }, (_, i) => i);
  const find = (hut) => {
    while (leader[hut] !== hut) {
      leader[hut] = leader[leader[hut]];
      hut = leader[hut];
    }
    return hut;
  };
  let total = 0;
  let taken = 0;
  for (const [a, b, cost] of offers.sort((one, other) => one[2] - other[2])) {
    const [from, to] = [find(a), find(b)];
    if (from === to) continue;
    leader[from] = to;
    total += cost;
    taken++;
  }
  return taken === n - 1 ? total : -1;
}

const [n, m, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const offers = Array.from({ length: m }, (_, i) => [rest[3 * i], rest[3 * i + 1], rest[3 * i + 2]]);
console.log(solve(n, offers));
