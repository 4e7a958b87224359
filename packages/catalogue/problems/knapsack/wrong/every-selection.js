const fs = require('fs');

/**
 * @param {number[]} weights in kilograms
 * @param {number[]} values in coins
 * @param {number} c how many kilograms the ship can lift
 * @returns {number} the largest total value
 */
function solve(weights, values, c) {
  const search = (i, free) => {
    if (i === weights.length) return 0;
    const stays = search(i + 1, free);
    return weights[i] > free ? stays : Math.max(stays, search(i + 1, free - weights[i]) + values[i]);
  };
  return search(0, c);
}

const [n, c, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, 2 * n), c));
