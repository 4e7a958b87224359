const fs = require('fs');

const SHIFT = 1000000; // more than there can be different trees
const ids = new Map();

function idOf(type, l, r) {
  const key = (type * SHIFT + l) * SHIFT + r;
  if (!ids.has(key)) ids.set(key, ids.size + 1);
  return ids.get(key);
}

function idsOf(line) {
  const tokens = line.trim().split(' ').slice(1);
  const nodes = [];
  let parent = 0;
  tokens.forEach((token, i) => {
    let node = null;
    if (token !== 'null') {
      node = { type: Number(token), l: null, r: null, id: 0 };
    }
    if (i > 0) {
      if (i % 2 === 1) nodes[parent].l = node;
      else nodes[parent++].r = node;
    }
    if (node) nodes.push(node);
  });
  for (const node of nodes.slice().reverse()) {
    node.id = idOf(node.type, node.l ? node.l.id : 0, node.r ? node.r.id : 0);
  }
  return nodes.map((node) => node.id);
}

const lines = fs.readFileSync(0, 'utf8').trim().split('\n');
const inMachine = new Set(idsOf(lines[0]));
const answers = [];
for (const line of lines.slice(2)) {
  answers.push(inMachine.has(idsOf(line)[0]) ? 'yes' : 'no');
}
console.log(answers.join('\n'));
