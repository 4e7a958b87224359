'use strict';
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const tokens = lines[1].trim().split(' ');

const value = [Number(tokens[0])];
const near = [[]];
let parent = 0;
for (let i = 1; i < tokens.length; i++) {
  if (tokens[i] !== 'null') {
    const me = value.length;
    value.push(Number(tokens[i]));
    near.push([parent]);
    near[parent].push(me);
  }
  if (i % 2 === 0) parent++;
}

// try every start, walk everywhere from it
let best = -Infinity;
for (let s = 0; s < value.length; s++) {
  const todo = [[s, -1, value[s]]];
  while (todo.length) {
    const [u, from, sum] = todo.pop();
    if (sum > best) best = sum;
    for (const w of near[u]) if (w !== from) todo.push([w, u, sum + value[w]]);
  }
}
console.log(best);
