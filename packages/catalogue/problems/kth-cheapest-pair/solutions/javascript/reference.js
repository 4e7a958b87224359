const fs = require('fs');

function countUpTo(bags, hats, price) {
  let count = 0;
  let fitting = hats.length;
  for (const bag of bags) {
    while (fitting > 0 && bag + hats[fitting - 1] > price) fitting--;
    if (fitting === 0) break;
    count += fitting;
  }
  return count;
}

/**
 * @param {number[]} bags in ascending order
 * @param {number[]} hats in ascending order
 * @param {number} k
 * @returns {number} the price of the k-th cheapest pair
 */
function solve(bags, hats, k) {
  let low = bags[0] + hats[0];
  let high = bags[bags.length - 1] + hats[hats.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (countUpTo(bags, hats, middle) >= k) high = middle;
    else low = middle + 1;
  }
  return low;
}

const [n, m, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, n + m), k));
