export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 140000 }],
  families: ['random', 'complete', 'left-chain', 'right-chain', 'zigzag', 'deep-bush'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const { nodes } = random.binaryTree(n, family);
    // Different numbers up to 200000; small trees have small ones.
    const most = n < 50 ? 3 * n : 200000;
    const numbers = random.shuffle(Array.from({ length: most }, (_, i) => i + 1)).slice(0, n);
    const before = [];
    const between = [];
    // Nodes wait twice: for their turn in the first list, and after their left subtree for that in the second one.
    const stack = [[0, false]];
    while (stack.length > 0) {
      const [node, leftDone] = stack.pop();
      if (node === undefined) continue;
      if (leftDone) {
        between.push(numbers[node]);
        continue;
      }
      before.push(numbers[node]);
      stack.push([nodes[node].right, false], [node, true], [nodes[node].left, false]);
    }
    return `${n}\n${before.join(' ')}\n${between.join(' ')}\n`;
  },
};
