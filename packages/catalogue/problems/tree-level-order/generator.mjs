// Chains stay well below the greatest depth that the problem allows.
const CHAIN = 790;

/** Each shape says for node i > 0 which earlier node it hangs on and on which side. */
const complete = (i) => [Math.floor((i - 1) / 2), i % 2 === 1 ? 'left' : 'right'];

/** A chain from the root; nodes beyond it form a complete tree on the root's other side. */
const chain = (n, sideOf) => (i) => {
  const length = Math.min(n, CHAIN);
  if (i < length) return [i - 1, sideOf(i)];
  if (i === length) return [0, sideOf(1) === 'left' ? 'right' : 'left'];
  const [parent, side] = complete(i - length);
  return [length + parent, side];
};

/** Every free place under the nodes so far is equally likely. */
function scattered(random) {
  const free = [];
  return (i) => {
    free.push([i - 1, 'left'], [i - 1, 'right']);
    const at = random.int(0, free.length - 1);
    [free[at], free[free.length - 1]] = [free[free.length - 1], free[at]];
    return free.pop();
  };
}

function shape(family, n, random) {
  switch (family) {
    case 'complete':
      return complete;
    case 'left-chain':
      return chain(n, () => 'left');
    case 'right-chain':
      return chain(n, () => 'right');
    case 'zigzag':
      return chain(n, (i) => (i % 2 === 0 ? 'left' : 'right'));
    default:
      return scattered(random);
  }
}

/** Level-order tokens without trailing nulls. */
function levelOrder(nodes, random) {
  const tokens = [];
  const queue = [0];
  for (let i = 0; i < queue.length; i++) {
    const node = nodes[queue[i]];
    tokens.push(node === undefined ? 'null' : String(random.int(100000, 999999)));
    if (node !== undefined) queue.push(node.left, node.right);
  }
  while (tokens[tokens.length - 1] === 'null') tokens.pop();
  return tokens;
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 50000 }],
  families: ['random', 'complete', 'left-chain', 'right-chain', 'zigzag'],
  generate({ family, sizes, random }) {
    const nodes = [{}];
    const place = shape(family, sizes.n, random);
    for (let i = 1; i < sizes.n; i++) {
      const [parent, side] = place(i);
      nodes[parent][side] = i;
      nodes.push({});
    }
    const tokens = levelOrder(nodes, random);
    return `${tokens.length}\n${tokens.join(' ')}\n`;
  },
};
