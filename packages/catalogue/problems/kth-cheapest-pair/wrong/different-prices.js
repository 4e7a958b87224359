const fs = require('fs');

/**
 * @param {number[]} bags in ascending order
 * @param {number[]} hats in ascending order
 * @param {number} k
 * @returns {number} the price of the k-th cheapest pair
 */
function solve(bags, hats, k) {
  const prices = new Set();
  for (const bag of bags.slice(0, 300)) for (const hat of hats.slice(0, 300)) prices.add(bag + hat);
  return [...prices].sort((a, b) => a - b)[k - 1] ?? 0;
}

const [n, m, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, n + m), k));
