'use strict';
const { readFileSync } = require('fs');

function* warmer(temps) {
  // from right to left, the stack holds [temperature, day], coldest on top
  const stack = [];
  for (let d = temps.length - 1; d >= 0; d--) {
    while (stack.length && stack.at(-1)[0] <= temps[d]) stack.pop();
    yield stack.length ? stack.at(-1)[1] - d : 0;
    stack.push([temps[d], d]);
  }
}

const [, second] = readFileSync(0, 'utf8').split('\n');
console.log([...warmer(second.trim().split(' ').map(Number))].reverse().join(' '));
