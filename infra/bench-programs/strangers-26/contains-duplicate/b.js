'use strict';
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0], 10);
const values = Int32Array.from(lines[1].trim().split(/\s+/), Number);
values.sort();
let twice = false;
for (let i = 1; i < n; i++) {
  if (values[i] === values[i - 1]) {
    twice = true;
    break;
  }
}
console.log(twice);
