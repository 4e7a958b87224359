const [, tree, , questions] = require('fs').readFileSync(0, 'utf8').split('\n');
const tokens = tree.trim().split(' ');
const ks = questions.trim().split(' ').map(Number);

const sorted = [];
const leftOf = (i) => 2 * i + 1;
const rightOf = (i) => 2 * i + 2;

function walk(i) {
  if (i >= tokens.length || tokens[i] === 'null') return;
  walk(leftOf(i));
  sorted.push(tokens[i]);
  walk(rightOf(i));
}

walk(0);
console.log(ks.map((k) => sorted[k - 1]).join(' '));
