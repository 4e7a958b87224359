export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'complete', 'left-chain', 'right-chain', 'zigzag'],
  generate({ family, sizes, random }) {
    return random.binaryTree(sizes.n, family).text(() => random.int(100000, 999999));
  },
};
