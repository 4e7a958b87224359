const fs = require('fs');

const tokens = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
tokens.shift();

function readNode() {
  if (tokens.length === 0) return null;
  const token = tokens.shift();
  if (token === 'null') return null;
  return { value: Number(token), left: null, right: null };
}

let level = [readNode()].filter((node) => node !== null);
let depth = 0;
while (level.length > 0) {
  depth++;
  const nextLevel = [];
  for (const node of level) {
    node.left = readNode();
    node.right = readNode();
    if (node.left !== null) nextLevel.push(node.left);
    if (node.right !== null) nextLevel.push(node.right);
  }
  level = nextLevel;
}
console.log(depth);
