const input = require('fs').readFileSync(0, 'utf8').split('\n');
const number = new Map();
const idOf = (key) => {
  if (!number.has(key)) number.set(key, number.size + 1);
  return number.get(key);
};

const build = (row) => {
  const tok = row.trim().split(/ +/).slice(1);
  const nodes = [{ t: tok[0], kids: [null, null] }];
  let p = 1;
  for (let i = 0; i < nodes.length; i++) {
    for (let s = 0; s < 2; s++, p++) {
      if (p < tok.length && tok[p] !== 'null') {
        const child = { t: tok[p], kids: [null, null] };
        nodes[i].kids[s] = child;
        nodes.push(child);
      }
    }
  }
  nodes.reverse();
  for (const nd of nodes) {
    const below = nd.kids.filter((k) => k !== null).map((k) => k.id);
    nd.id = idOf(nd.t + ':' + below.join(','));
  }
  return nodes;
};

const inMachine = new Set(build(input[0]).map((nd) => nd.id));
const out = [];
for (let i = 2; i < 2 + Number(input[1]); i++) {
  const nodes = build(input[i]);
  out.push(inMachine.has(nodes[nodes.length - 1].id) ? 'yes' : 'no');
}
console.log(out.join('\n'));
