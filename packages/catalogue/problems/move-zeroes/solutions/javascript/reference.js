const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number[]} the values with all zeros at the end
 */
function solve(values) {
  let write = 0;
  for (let read = 0; read < values.length; read++) {
    if (values[read] === 0) continue;
    [values[write], values[read]] = [values[read], values[write]];
    write++;
  }
  return values;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
