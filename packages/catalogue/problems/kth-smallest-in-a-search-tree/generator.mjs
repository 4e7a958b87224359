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

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 50000 },
    { name: 'q', kind: 'count', min: 1, max: 50000 },
  ],
  families: ['scattered', 'complete', 'left-chain', 'right-chain', 'zigzag', 'deep-bush'],
  generate({ family, sizes, random }) {
    const { n, q } = sizes;
    const tree = random.binaryTree(n, family);
    const marks = [];
    let mark = random.int(-1000000000, -900000000);
    for (const node of inOrder(tree.nodes)) marks[node] = mark += random.int(1, 30000);
    // Most questions are about the middle and the end, where a walk takes long.
    const ranks = Array.from({ length: q }, () => random.int(random.bool() ? 1 : Math.ceil(n / 2), n));
    return `${tree.text((at) => marks[at])}${q}\n${ranks.join(' ')}\n`;
  },
};
