const lines = require('fs').readFileSync(0, 'utf8').split('\n').map((l) => l.trim());

function fromTokens(tokens) {
  const root = { num: tokens[0], left: null, right: null };
  const queue = [root];
  let i = 1;
  for (const node of queue) {
    if (i >= tokens.length) break;
    for (const side of ['left', 'right']) {
      const num = tokens[i++];
      if (num) {
        node[side] = { num, left: null, right: null };
        queue.push(node[side]);
      }
    }
  }
  return root;
}

function toLine(node) {
  if (!node) return '';
  const { num, left, right } = node;
  if (!left && !right) return String(num);
  if (!right) return `${num}(${toLine(left)})`;
  return `${num}(${toLine(left)},${toLine(right)})`;
}

function fromLine(s) {
  let p = 0;
  function parse() {
    let q = p;
    while (q < s.length && !'(),'.includes(s[q])) q++;
    const node = { num: Number(s.slice(p, q)), left: null, right: null };
    p = q;
    if (s[p] === '(') {
      p++;
      if (s[p] !== ',') node.left = parse();
      if (s[p] === ',') {
        p++;
        node.right = parse();
      }
      p++;
    }
    return node;
  }
  return parse();
}

function toTokens(root) {
  const tokens = [];
  const queue = [root];
  for (const node of queue) {
    if (node === null) {
      tokens.push('null');
    } else {
      tokens.push(node.num);
      queue.push(node.left, node.right);
    }
  }
  while (tokens[tokens.length - 1] === 'null') tokens.pop();
  return tokens;
}

if (lines[0] === 'write') {
  const tokens = lines[2].split(' ').map((t) => (t === 'null' ? null : Number(t)));
  console.log(toLine(fromTokens(tokens)));
} else {
  const tokens = toTokens(fromLine(lines[1]));
  console.log(tokens.length);
  console.log(tokens.join(' '));
}
