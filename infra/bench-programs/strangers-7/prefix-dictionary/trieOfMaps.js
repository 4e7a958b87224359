const END = Symbol('end');
const root = new Map();

const actions = {
  add(word) {
    let node = root;
    for (const c of word) {
      if (!node.has(c)) node.set(c, new Map());
      node = node.get(c);
    }
    node.set(END, true);
  },
  find(word) {
    let node = root;
    for (const c of word) {
      node = node.get(c);
      if (!node) return null;
    }
    return node;
  },
  has(word) {
    const node = this.find(word);
    return node !== null && node.has(END);
  },
  prefix(word) {
    return this.find(word) !== null;
  },
};

const out = [];
const [, ...ops] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const op of ops) {
  const [name, word] = op.trim().split(' ');
  const result = actions[name](word);
  if (name !== 'add') out.push(result);
}
console.log(out.join('\n'));
