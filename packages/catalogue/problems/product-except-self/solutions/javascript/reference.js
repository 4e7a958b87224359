const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number[]} for each position the product of the other elements
 */
function solve(values) {
  const products = [];
  let before = 1;
  for (const value of values) {
    products.push(before);
    before *= value;
  }
  let behind = 1;
  for (let i = values.length - 1; i >= 0; i--) {
    products[i] *= behind;
    behind *= values[i];
  }
  return products;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
