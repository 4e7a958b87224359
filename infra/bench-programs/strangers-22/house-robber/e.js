'use strict';
const input = require('fs').readFileSync('/dev/stdin', 'utf8').split('\n');
const n = parseInt(input[0], 10);
const house = input[1].trim().split(/\s+/).map(x => parseInt(x, 10));
const most = new Array(n + 2);
most[n] = most[n + 1] = 0;
for (let i = n - 1; i >= 0; i--) {
  most[i] = Math.max(most[i + 1], house[i] + most[i + 2]);
}
console.log(String(most[0]));
