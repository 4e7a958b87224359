const fs = require('fs');

function solve(before, between) {
  const places = new Map(between.map((node, at) => [node, at]));
  let at = 0;
  function build(from, to) {
    if (from > to || at >= before.length) return [];
    const root = before[at++];
    const place = places.get(root);
    const right = build(place + 1, to);
    return [...build(from, place - 1), ...right, root];
  }
  return build(0, before.length - 1);
}

const [n, ...numbers] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(numbers.slice(0, n), numbers.slice(n, 2 * n)).join(' '));
