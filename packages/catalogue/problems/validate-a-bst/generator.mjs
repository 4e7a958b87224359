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

/** The nodes in the order left subtree, node, right subtree. */
function inOrder(nodes) {
  const order = [];
  const stack = [];
  let at = 0;
  while (at !== undefined || stack.length > 0) {
    for (; at !== undefined; at = nodes[at].left) stack.push(at);
    const node = stack.pop();
    order.push(node);
    at = nodes[node].right;
  }
  return order;
}

/** A pair of nodes, the second at least two levels below the first and next to it in order; undefined where there is none. */
function distantPair(nodes, random) {
  const fits = (i) => nodes[i].left !== undefined && nodes[nodes[i].left].right !== undefined;
  const candidates = nodes.map((_, i) => i).filter(fits);
  if (candidates.length === 0) return undefined;
  const upper = random.pick(candidates);
  let lower = nodes[upper].left;
  while (nodes[lower].right !== undefined) lower = nodes[lower].right;
  return [upper, lower];
}

/** Breaks the order of values that a search tree has. */
function spoil(family, nodes, order, random) {
  if (order.length < 2) return;
  const one = random.int(0, order.length - 2);
  const [first, second] = [nodes[order[one]], nodes[order[one + 1]]];
  if (family === 'equal-pair') {
    second.value = first.value;
  } else if (family === 'deep-fault') {
    // The lower one is still larger than its parent, but no longer smaller than the upper one.
    const [upper, lower] = distantPair(nodes, random) ?? [order[one], order[one + 1]];
    nodes[lower].value = nodes[upper].value + random.int(0, 1);
  } else {
    [first.value, second.value] = [second.value, first.value];
  }
}

/** Level-order tokens without trailing nulls. */
function levelOrder(nodes) {
  const tokens = [];
  const queue = [0];
  for (let i = 0; i < queue.length; i++) {
    const node = nodes[queue[i]];
    tokens.push(node === undefined ? 'null' : String(node.value));
    if (node !== undefined) queue.push(node.left, node.right);
  }
  while (tokens[tokens.length - 1] === 'null') tokens.pop();
  return tokens;
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 50000 }],
  families: ['maybe', 'ordered', 'complete', 'zigzag', 'equal-pair', 'deep-fault', 'swapped'],
  generate({ family, sizes, random }) {
    const nodes = [{}];
    const place = shape(family, sizes.n, random);
    for (let i = 1; i < sizes.n; i++) {
      const [parent, side] = place(i);
      nodes[parent][side] = i;
      nodes.push({});
    }
    const order = inOrder(nodes);
    // Six digits each, with gaps of 1 to 15 between neighbours in order.
    let value = random.int(100000, 200000);
    for (const node of order) nodes[node].value = value += random.int(1, 15);
    const what =
      family === 'maybe'
        ? random.pick(['ordered', 'ordered', 'equal-pair', 'deep-fault', 'swapped'])
        : family;
    if (['equal-pair', 'deep-fault', 'swapped'].includes(what)) spoil(what, nodes, order, random);
    const tokens = levelOrder(nodes);
    return `${tokens.length}\n${tokens.join(' ')}\n`;
  },
};
