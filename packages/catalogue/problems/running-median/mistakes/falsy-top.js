const fs = require('fs');

/**
 * @param {number[]} offers in the order in which they are called out
 * @returns {number} the sum of the medians after each offer
 */
function solve(offers) {
  const low = [];
  const high = [];
  const put = (a, x) => {
    let i = a.length;
    while (i > 0 && a[i - 1] > x) i--;
    a.splice(i, 0, x);
  };
  let sum = 0;
  for (const x of offers) {
    const top = low[low.length - 1];
    if (!top || x <= top) put(low, x);
    else put(high, x);
    if (low.length > high.length + 1) high.unshift(low.pop());
    if (high.length > low.length) low.push(high.shift());
    sum += low[low.length - 1];
  }
  return sum;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
