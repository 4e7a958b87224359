class Node {
  constructor(value, below) {
    this.value = value;
    this.below = below;
    this.min = below === null || value < below.min ? value : below.min;
  }
}
let top = null;
const out = [];
const does = {
  push: (x) => { top = new Node(+x, top); },
  pop: () => { top = top.below; },
  top: () => { out.push(top.value); },
  min: () => { out.push(top.min); },
};
const [, ...ops] = require('fs').readFileSync(0, 'utf8').trim().split(/\r?\n/);
for (const op of ops) {
  const [name, x] = op.trim().split(' ');
  does[name](x);
}
console.log(out.join('\n'));
