/** Both signs in equal number unless the family asks for one of them only. */
function valueOf(family, random) {
  const size = random.int(100000, 999999);
  if (family === 'all-negative') return -size;
  return family === 'all-positive' || random.bool() ? size : -size;
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'complete', 'left-chain', 'right-chain', 'zigzag', 'deep-bush', 'all-negative', 'all-positive'],
  generate({ family, sizes, random }) {
    return random.binaryTree(sizes.n, family).text(() => valueOf(family, random));
  },
};
