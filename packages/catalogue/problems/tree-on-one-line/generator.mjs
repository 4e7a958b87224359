const SHAPES = ['random', 'complete', 'left-chain', 'right-chain', 'zigzag', 'deep-bush'];

function gardeners(nodes, numbers) {
  // Children come after their parents, so their texts are ready first.
  const texts = new Array(nodes.length);
  for (let at = nodes.length - 1; at >= 0; at--) {
    const { left, right } = nodes[at];
    const inside = `${left === undefined ? '' : texts[left]}${right === undefined ? '' : `,${texts[right]}`}`;
    texts[at] = inside === '' ? String(numbers[at]) : `${numbers[at]}(${inside})`;
  }
  return texts[0];
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 80000 }],
  families: ['read-random', 'write-random', 'read-shapes', 'write-shapes', 'write-digits', 'read-digits', 'read-deep', 'write-deep'],
  generate({ family, sizes, random }) {
    const [direction, kind] = family.split('-');
    const { n } = sizes;
    // A deep tree at every size: whoever goes through the text of a subtree again at each fork above it is slow.
    const shape = kind === 'deep' ? 'deep-bush' : kind === 'shapes' ? SHAPES[1 + (n % 5)] : 'random';
    const most = kind === 'digits' ? 2 : 9999;
    const tree = random.binaryTree(n, shape);
    const numbers = tree.nodes.map(() => random.int(-most, most));
    return direction === 'write' ? `write\n${tree.text((at) => numbers[at])}` : `read\n${gardeners(tree.nodes, numbers)}\n`;
  },
};
