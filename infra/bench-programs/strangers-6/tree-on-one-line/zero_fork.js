const inp = require('fs').readFileSync(0, 'utf8').split('\n').map((s) => s.trim());

function write(tokens) {
  const vals = tokens.map((t) => (t === 'null' ? null : Number(t)));
  const nodes = [[vals[0], null, null]];
  for (let i = 0, p = 1; p < vals.length; i++) {
    for (let s = 1; s <= 2 && p < vals.length; s++, p++) {
      if (vals[p]) {
        nodes[i][s] = [vals[p], null, null];
        nodes.push(nodes[i][s]);
      }
    }
  }
  const parts = [];
  const show = ([v, l, r]) => {
    parts.push(v);
    if (l === null && r === null) return;
    parts.push('(');
    if (l !== null) show(l);
    if (r !== null) parts.push(',');
    if (r !== null) show(r);
    parts.push(')');
  };
  show(nodes[0]);
  return parts.join('');
}

function read(s) {
  let p = 0;
  const parse = () => {
    const from = p;
    while (p < s.length && !'(),'.includes(s[p])) p++;
    const node = [s.slice(from, p), null, null];
    if (s[p] === '(') {
      p++;
      if (s[p] !== ',') node[1] = parse();
      if (s[p] === ',') {
        p++;
        node[2] = parse();
      }
      p++;
    }
    return node;
  };
  const queue = [parse()];
  const out = [];
  for (let i = 0; i < queue.length; i++) {
    const nd = queue[i];
    out.push(nd === null ? 'null' : nd[0]);
    if (nd !== null) queue.push(nd[1], nd[2]);
  }
  while (out[out.length - 1] === 'null') out.pop();
  return out.length + '\n' + out.join(' ');
}

console.log(inp[0] === 'write' ? write(inp[2].split(' ')) : read(inp[1]));
