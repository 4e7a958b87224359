const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const parts = lines[1].trim().split(' ');

function Node(val) { this.val = val; this.near = []; }
const nodes = [new Node(Number(parts[0]))];
let at = 1;
for (let i = 0; i < nodes.length && at < parts.length; i++) {
  for (let s = 0; s < 2 && at < parts.length; s++, at++) {
    if (parts[at] === 'null') continue;
    const kid = new Node(Number(parts[at]));
    kid.near.push(nodes[i]);
    nodes[i].near.push(kid);
    nodes.push(kid);
  }
}

let answer = nodes[0].val;
for (const start of nodes) {
  const stack = [[start, null, start.val]];
  while (stack.length) {
    const [node, from, sum] = stack.pop();
    if (sum > answer) answer = sum;
    for (const other of node.near) if (other !== from) stack.push([other, node, sum + other.val]);
  }
}
console.log(answer);
