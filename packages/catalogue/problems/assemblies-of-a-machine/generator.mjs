const MOST = 50000;
const SHAPES = ['complete', 'left-chain', 'right-chain', 'zigzag', 'random'];

/** Tokens of the tree below a node in level order. */
function tokensOf(nodes, types, root) {
  const tokens = [];
  const queue = [root];
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i];
    tokens.push(at === undefined ? 'null' : types[at]);
    if (at !== undefined) queue.push(nodes[at].left, nodes[at].right);
  }
  while (tokens[tokens.length - 1] === 'null') tokens.pop();
  return tokens;
}

/**
 * Trees of which every part has another type, so each tree below a part is a tree of its own. Whoever numbers them from
 * the last part on has numbers beyond 2^16 for parts of the first assembly. The others have such a part as a child, and
 * differ from a tree of the machine in just that bit.
 */
function allDifferent(n, q, m) {
  const size = 3 * (q - 1) < m ? 3 : 1;
  const first = Math.max(1, Math.min(n, m - size * (q - 1)));
  const complete = (count, from) => [count, ...Array.from({ length: count }, (_, i) => from + i)].join(' ');
  const lines = [complete(n, 1), q, complete(first, n + 1)];
  for (let i = 1; i < q; i++) {
    // The last parts with two children.
    const parent = Math.max(0, Math.floor((n - 3) / 2) - 2 * Math.floor((i - 1) / 2));
    const [left, right] = [2 * parent + 1, 2 * parent + 2];
    const beyond = (part) => n + 1 + ((first - 65536 + part + 2 * first) % first);
    if (size === 1) lines.push(`1 ${beyond(right)}`);
    else if (i % 2 === 1) lines.push(`3 ${parent + 1} ${right + 1} ${beyond(right)}`);
    else lines.push(`3 ${Math.max(1, parent)} ${beyond(left)} ${right + 1}`);
  }
  return `${lines.join('\n')}\n`;
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 50000 },
    { name: 'q', kind: 'count', min: 1, max: 20000 },
    // All assemblies together.
    { name: 'm', kind: 'count', min: 1, max: MOST },
  ],
  families: ['random', 'few-types', 'one-type', 'changed', 'chain', 'bush', 'foreign-type', 'all-different'],
  generate({ family, sizes, random }) {
    const { n, q } = sizes;
    const m = Math.max(q, sizes.m ?? MOST);
    if (family === 'all-different') return allDifferent(n, q, m);
    const shape = family === 'chain' ? random.pick(['left-chain', 'right-chain', 'zigzag']) : family === 'bush' ? 'deep-bush' : n > 100 ? 'random' : random.pick(SHAPES);
    const { nodes } = random.binaryTree(n, shape);
    const most = family === 'one-type' || family === 'bush' ? 1 : ['few-types', 'chain', 'foreign-type'].includes(family) ? 3 : n > 100 ? 100000 : 9;
    const types = nodes.map(() => random.int(1, most));
    const sizeOf = new Array(n).fill(1);
    for (let i = n - 1; i > 0; i--) sizeOf[nodes[i].parent] += sizeOf[i];
    const line = (tokens) => [tokens.length, ...tokens].join(' ');
    let left = m;
    const lines = Array.from({ length: q }, (_, i) => {
      // Small parts of the machine; one of them may be large.
      const room = Math.max(1, Math.min(Math.floor(left / (q - i)) * (i === 0 ? q : 2), left - (q - i - 1)));
      let root = random.int(0, n - 1);
      for (let tries = 0; tries < 20 && sizeOf[root] > room; tries++) root = random.int(0, n - 1);
      while (sizeOf[root] > room) root = nodes[root].left ?? nodes[root].right;
      left -= sizeOf[root];
      const tokens = tokensOf(nodes, types, root);
      // No part of the machine has the type 4, but comparing finds out late.
      if (family === 'foreign-type') tokens[tokens.length - 1] = 4;
      else if (family === 'changed' || random.bool(0.5)) {
        // A fault at the end: another type, a part moved to the other side, or a part that is missing.
        const last = tokens.length - 1;
        const kind = random.int(0, 3);
        if (kind === 0) tokens[last] = (tokens[last] % 100000) + 1;
        else if (kind === 1 && last > 1 && last % 2 === 1) tokens.splice(last, 0, 'null');
        else if (kind === 2 && last > 0) {
          tokens.pop();
          while (tokens[tokens.length - 1] === 'null') tokens.pop();
        }
      }
      return line(tokens);
    });
    return `${[line(tokensOf(nodes, types, 0)), q, ...lines].join('\n')}\n`;
  },
};
