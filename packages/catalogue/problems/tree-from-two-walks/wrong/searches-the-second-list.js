const fs = require('fs');

function solve(before, between) {
  const places = new Map(between.map((node, at) => [node, at]));
  const after = [];

  /** Appends the subtree whose lists begin at these places and have this size. */
  function append(first, from, size) {
    if (size === 0) return;
    const left = between.findIndex((node) => node === before[first]) - from;
    append(first + 1, from, left);
    append(first + 1 + left, from + left + 1, size - 1 - left);
    after.push(before[first]);
  }

  append(0, 0, before.length);
  return after;
}

const [n, ...numbers] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(numbers.slice(0, n), numbers.slice(n, 2 * n)).join(' '));
