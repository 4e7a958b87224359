const [mode, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

function fromTokens(tokens) {
  const fork = (t) => (t === undefined || t === 'null' ? null : { t, l: null, r: null });
  const root = fork(tokens[0]);
  const all = [root];
  let i = 1;
  for (const f of all) {
    if (i >= tokens.length) break;
    f.l = fork(tokens[i++]);
    f.r = fork(tokens[i++]);
    if (f.l) all.push(f.l);
    if (f.r) all.push(f.r);
  }
  return root;
}

function toBrackets(f, out) {
  out.push(f.t);
  if (f.l || f.r) {
    out.push('(');
    if (f.l) toBrackets(f.l, out);
    if (f.r) {
      out.push(',');
      toBrackets(f.r, out);
    }
    out.push(')');
  }
  return out;
}

function fromBrackets(text) {
  const top = { l: null };
  const open = [[top, 'l']];
  let newest = null;
  for (const [t] of text.matchAll(/-?\d+|[(),]/g)) {
    if (t === '(') open.push([newest, 'l']);
    else if (t === ',') open[open.length - 1][1] = 'r';
    else if (t === ')') open.pop();
    else {
      const [parent, side] = open[open.length - 1];
      newest = parent[side] = { t, l: null, r: null };
    }
  }
  return top.l;
}

function toTokens(root) {
  const row = [root];
  for (let i = 0; i < row.length; i++) if (row[i]) row.push(row[i].l, row[i].r);
  while (row[row.length - 1] === null) row.pop();
  return row.map((f) => (f ? f.t : 'null'));
}

if (mode.trim() === 'write') {
  console.log(toBrackets(fromTokens(rest[1].trim().split(' ')), []).join(''));
} else {
  const tokens = toTokens(fromBrackets(rest[0]));
  console.log(tokens.length + '\n' + tokens.join(' '));
}
