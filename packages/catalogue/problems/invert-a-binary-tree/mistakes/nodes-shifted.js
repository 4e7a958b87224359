const words = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);
const node = (word) => (word === undefined || word === 'null' ? null : { word, left: null, right: null });

const root = node(words.shift());
const parents = [root];
while (words.length > 0) {
  const parent = parents.shift();
  parent.left = node(words.shift());
  parent.right = node(words.shift());
  if (parent.left) parents.push(parent.left);
  if (parent.right) parents.push(parent.right);
}

const turned = [];
const queue = [root];
while (queue.length > 0) {
  const next = queue.shift();
  turned.push(next ? next.word : 'null');
  if (next) queue.push(next.right, next.left);
}
while (turned[turned.length - 1] === 'null') turned.pop();
console.log(turned.length);
console.log(turned.join(' '));
