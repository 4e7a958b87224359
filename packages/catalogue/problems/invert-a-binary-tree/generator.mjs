export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 50000 }],
  // Below the chain of deep-bush nearly every node has a long way up to the root.
  families: ['random', 'complete', 'left-chain', 'right-chain', 'zigzag', 'deep-bush'],
  generate({ family, sizes, random }) {
    return random.binaryTree(sizes.n, family).text(() => random.int(100000, 999999));
  },
};
