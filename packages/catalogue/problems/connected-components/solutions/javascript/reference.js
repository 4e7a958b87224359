const fs = require('fs');

/**
 * @param {number} n how many computers there are, numbered from 1
 * @param {[number, number][]} cables
 * @returns {number} how many components there are
 */
function solve(n, cables) {
  const parent = Array.from({ length: n + 1 }, (_, i) => i);
  const find = (member) => {
    while (parent[member] !== member) {
      parent[member] = parent[parent[member]];
      member = parent[member];
    }
    return member;
  };

  let components = n;
  for (const [u, v] of cables) {
    const [one, other] = [find(u), find(v)];
    if (one === other) continue;
    parent[one] = other;
    components--;
  }
  return components;
}

const [n, m, ...ends] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const cables = Array.from({ length: m }, (_, i) => [ends[2 * i], ends[2 * i + 1]]);
console.log(solve(n, cables));
