const [, ...tokens] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

class TreeNode {
  constructor(val) { this.val = val; this.left = null; this.right = null; }
}

function build() {
  if (tokens.length === 0) return null;
  const root = new TreeNode(Number(tokens[0]));
  const parents = [root];
  for (let i = 1, p = 0; i < tokens.length; p++) {
    for (const side of ['left', 'right']) {
      const tok = tokens[i++];
      if (tok !== undefined && tok !== 'null') {
        parents[p][side] = new TreeNode(Number(tok));
        parents.push(parents[p][side]);
      }
    }
  }
  return root;
}

const root = build();
let level = root ? [root] : [];
let out = '';
while (level.length > 0) {
  out += level.map(x => x.val).join(' ') + '\n';
  level = level.flatMap(x => [x.left, x.right]).filter(x => x !== null);
}
process.stdout.write(out);
