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

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['maybe', 'ordered', 'complete', 'zigzag', 'deep-bush', 'equal-pair', 'deep-fault', 'swapped'],
  generate({ family, sizes, random }) {
    const tree = random.binaryTree(sizes.n, family);
    const { nodes } = tree;
    const order = inOrder(nodes);
    // Six digits each, with gaps of at most 15 between neighbours in order.
    const widest = Math.min(15, Math.floor(750000 / sizes.n));
    let value = random.int(100000, 200000);
    for (const node of order) nodes[node].value = value += random.int(1, widest);
    const what =
      family === 'maybe'
        ? random.pick(['ordered', 'ordered', 'equal-pair', 'deep-fault', 'swapped'])
        : family;
    if (['equal-pair', 'deep-fault', 'swapped'].includes(what)) spoil(what, nodes, order, random);
    return tree.text((at) => nodes[at].value);
  },
};
