function Node(value) {
  this.value = value;
  this.left = null;
  this.right = null;
}

function read(tokens) {
  if (tokens.length === 0) return null;
  var root = new Node(tokens.shift());
  var waiting = [root];
  while (tokens.length > 0) {
    var node = waiting.shift();
    var a = tokens.shift();
    if (a !== 'null') waiting.push(node.left = new Node(a));
    var b = tokens.shift();
    if (b !== undefined && b !== 'null') waiting.push(node.right = new Node(b));
  }
  return root;
}

function invert(node) {
  if (node === null) return;
  var keep = node.left;
  node.left = node.right;
  node.right = keep;
  invert(node.left);
  invert(node.right);
}

function write(root) {
  var out = [];
  var waiting = [root];
  while (waiting.length > 0) {
    var node = waiting.shift();
    if (node === null) {
      out.push('null');
      continue;
    }
    out.push(node.value);
    waiting.push(node.left, node.right);
  }
  while (out[out.length - 1] === 'null') out.pop();
  return out;
}

var text = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(function (s) { return s !== ''; });
var tree = read(text.slice(1));
invert(tree);
var result = write(tree);
console.log(result.length + '\n' + result.join(' '));
