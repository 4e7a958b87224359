// The shape of the tree is of no use: only its marks matter.
const [, tree, , ks] = require('fs').readFileSync(0, 'utf8').split('\n');
const marks = tree.trim().split(' ').filter((t) => t !== 'null').map(Number).sort((a, b) => a - b);
console.log(ks.trim().split(' ').map((k) => marks[k - 1]).join(' '));
