/** Positions of the two nodes asked for. */
function askedFor(family, nodes, random) {
  const one = random.int(0, nodes.length - 1);
  if (family === 'one-above-the-other') {
    let above = one;
    for (let steps = random.int(0, 5); steps > 0 && above > 0; steps--) above = nodes[above].parent;
    return random.shuffle([one, above]);
  }
  if (family === 'cousins') {
    // Two nodes that have a common ancestor not far above.
    let above = one;
    for (let steps = random.int(1, 3); steps > 0 && above > 0; steps--) above = nodes[above].parent;
    let below = above;
    for (let steps = random.int(0, 4); steps > 0; steps--) {
      below = random.pick([nodes[below].left, nodes[below].right]) ?? below;
    }
    return random.shuffle([one, below]);
  }
  if (family === 'deep-bush') {
    // The last node in preorder and its neighbour, so that every search goes through all nodes.
    let last = 0;
    while (nodes[last].right ?? nodes[last].left) last = nodes[last].right ?? nodes[last].left;
    const above = nodes[last].parent ?? 0;
    const neighbour = nodes[above].left ?? above;
    return [last, neighbour === last ? above : neighbour];
  }
  return [one, random.int(0, nodes.length - 1)];
}

/**
 * Two chains below the root, and what is left in a bush below the first one. Only the root is above the ends of both, so
 * whoever searches each ancestor of one end among those of the other finds it last.
 */
function twoChains(values) {
  const length = Math.min(Math.floor((values.length - 1) / 2), 780);
  const tokens = values.flatMap((value, at) => {
    // The inner places below the two chains are empty, and so is what is left beside the bush.
    if (at > 2 && at <= 2 * length && at % 2 === 0) return ['null', 'null', value];
    return at === 2 * length + 1 ? [value, 'null', 'null', 'null'] : [value];
  });
  while (tokens[tokens.length - 1] === 'null') tokens.pop();
  const ends = [Math.max(0, 2 * length - 1), 2 * length];
  return `${tokens.length}\n${tokens.join(' ')}\n${ends.map((at) => values[at]).join(' ')}\n`;
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'complete', 'left-chain', 'zigzag', 'deep-bush', 'one-above-the-other', 'cousins', 'two-chains'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    // Distinct values of six digits in random order.
    const step = random.int(1, Math.min(15, Math.floor(850000 / n)));
    const values = random.shuffle(Array.from({ length: n }, (_, i) => 100000 + i * step));
    if (family === 'two-chains') return twoChains(values);
    const tree = random.binaryTree(n, family);
    const [p, q] = askedFor(family, tree.nodes, random);
    return `${tree.text((at) => values[at])}${values[p]} ${values[q]}\n`;
  },
};
