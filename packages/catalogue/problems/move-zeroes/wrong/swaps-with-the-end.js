const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number[]} the values with all zeros at the end
 */
function solve(values) {
  let end = values.length - 1;
  for (let i = 0; i < end; i++) {
    while (end > i && values[end] === 0) end--;
    if (values[i] === 0) [values[i], values[end]] = [values[end], values[i]];
  }
  return values;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
