'use strict';
const [[n], t] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim().split(/\s+/).map(Number));
const wait = new Array(n).fill(0);
const cold = []; // days that still wait
t.forEach((temp, day) => {
  while (cold.length && t[cold[cold.length - 1]] < temp) {
    const d = cold.pop();
    wait[d] = day - d;
  }
  cold.push(day);
});
console.log(wait.join(' '));
