'use strict';
const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);

const nodes = [];
const edges = [];
function addNode(value, from) {
  const id = nodes.length;
  nodes.push(value);
  edges.push([]);
  if (from !== undefined) {
    edges[id].push(from);
    edges[from].push(id);
  }
}

addNode(Number(tokens[0]));
let who = 0;
for (let i = 1; i < tokens.length; i += 2) {
  if (tokens[i] !== 'null') addNode(Number(tokens[i]), who);
  if (i + 1 < tokens.length && tokens[i + 1] !== 'null') addNode(Number(tokens[i + 1]), who);
  who++;
}

let answer = -Infinity;
for (let start = 0; start < nodes.length; start++) {
  // walk from start to each other node, there is one way only
  const stack = [[start, -1, nodes[start]]];
  while (stack.length > 0) {
    const [here, cameFrom, sum] = stack.pop();
    if (sum > answer) answer = sum;
    for (const next of edges[here]) {
      if (next !== cameFrom) stack.push([next, here, sum + nodes[next]]);
    }
  }
}
console.log(String(answer));
