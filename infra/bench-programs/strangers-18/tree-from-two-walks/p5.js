const [nLine, preLine, inLine] = require('fs').readFileSync(0, 'utf8').split('\n');
const preorder = preLine.trim().split(' ').map(Number);
const inorder = inLine.trim().split(' ').map(Number);

let next = 0;
const result = [];

function build(left, right) {
  if (left > right) return;
  const value = preorder[next];
  next++;
  // find the root in the inorder list
  const index = inorder.findIndex((x) => x === value);
  build(left, index - 1);
  build(index + 1, right);
  result.push(value);
}

build(0, inorder.length - 1);
console.log(result.join(' '));
