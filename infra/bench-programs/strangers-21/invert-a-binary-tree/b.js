class Node {
  constructor(value) {
    this.value = value;
    this.left = null;
    this.right = null;
  }
}

function parse(tokens) {
  if (tokens.length === 0) return null;
  const make = s => (s === undefined || s === 'null' ? null : new Node(s));
  const root = make(tokens[0]);
  const waiting = [root];
  let next = 1;
  for (let i = 0; next < tokens.length; i++) {
    const node = waiting[i];
    node.left = make(tokens[next++]);
    node.right = make(tokens[next++]);
    if (node.left) waiting.push(node.left);
    if (node.right) waiting.push(node.right);
  }
  return root;
}

function invert(node) {
  if (!node) return null;
  [node.left, node.right] = [invert(node.right), invert(node.left)];
  return node;
}

function format(root) {
  const line = [root];
  const out = [];
  for (let i = 0; i < line.length; i++) {
    const node = line[i];
    if (!node) {
      out.push('null');
    } else {
      out.push(node.value);
      line.push(node.left, node.right);
    }
  }
  let len = out.length;
  while (len > 0 && out[len - 1] === 'null') len--;
  return len + '\n' + out.slice(0, len).join(' ');
}

const text = require('fs').readFileSync(0, 'utf8').split('\n');
const line = (text[1] || '').trim();
console.log(format(invert(parse(line ? line.split(' ') : []))));
