const L = require('fs').readFileSync(0, 'utf8').split('\n').map((s) => s.trim());
class Fork {
  constructor(num) { this.num = num; this.left = null; this.right = null; }
}
function fromTokens(tok) {
  const root = new Fork(tok[0]);
  const queue = [root];
  let i = 1;
  for (let h = 0; h < queue.length && i < tok.length; h++) {
    for (const side of ['left', 'right']) {
      if (i < tok.length && tok[i] !== 'null') queue.push((queue[h][side] = new Fork(tok[i])));
      i++;
    }
  }
  return root;
}
function write(f, out) {
  out.push(f.num);
  if (!f.left && !f.right) return;
  out.push('(');
  if (f.left) write(f.left, out);
  if (f.right) { out.push(','); write(f.right, out); }
  out.push(')');
}
function parse(s) {
  let p = 0;
  const fork = () => {
    const b = p;
    while (p < s.length && s[p] !== '(' && s[p] !== ')' && s[p] !== ',') p++;
    const f = new Fork(s.slice(b, p));
    if (s[p] === '(') {
      p++;
      if (s[p] !== ',') f.left = fork();
      if (s[p] === ',') { p++; f.right = fork(); }
      p++;
    }
    return f;
  };
  return fork();
}
if (L[0] === 'write') {
  const out = [];
  write(fromTokens(L[2].split(' ')), out);
  console.log(out.join(''));
} else {
  const q = [parse(L[1])], res = [];
  for (let h = 0; h < q.length; h++) {
    const f = q[h];
    if (!f) { res.push('null'); continue; }
    res.push(f.num);
    q.push(f.left, f.right);
  }
  while (res[res.length - 1] === 'null') res.pop();
  console.log(res.length + '\n' + res.join(' '));
}
