const fs = require('fs');

const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/**
 * @param {[number, number][]} trees
 * @returns {[number, number]} the number of bends and twice the area
 */
function solve(trees) {
  const first = trees.reduce((a, b) => (b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a));
  const far = (a, b) => (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const bends = [];
  let at = first;
  do {
    bends.push(at);
    let next = trees[0];
    for (const tree of trees) {
      const side = turn(at, next, tree);
      if (far(at, next) === 0 || side < 0 || (side === 0 && far(at, tree) > far(at, next))) next = tree;
    }
    at = next;
  } while (at[0] !== first[0] || at[1] !== first[1]);
  let area = 0;
  for (let i = 2; i < bends.length; i++) area += turn(bends[0], bends[i - 1], bends[i]);
  return [bends.length, area];
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(Array.from({ length: n }, (_, i) => [rest[2 * i], rest[2 * i + 1]])).join(' '));
