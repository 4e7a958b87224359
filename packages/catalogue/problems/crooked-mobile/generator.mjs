export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 500000 }],
  families: ['random', 'complete', 'left-chain', 'right-chain', 'zigzag', 'deep-bush'],
  generate({ family, sizes, random }) {
    const { nodes } = random.binaryTree(sizes.n, family);
    // The root keeps number 1, all others get any number.
    const numbers = [1, ...random.shuffle(Array.from({ length: sizes.n - 1 }, (_, i) => i + 2))];
    const lines = new Array(sizes.n);
    nodes.forEach(({ left, right }, at) => {
      lines[numbers[at] - 1] = [left, right].map((child) => (child === undefined ? 0 : numbers[child])).join(' ');
    });
    return `${[sizes.n, ...lines].join('\n')}\n`;
  },
};
