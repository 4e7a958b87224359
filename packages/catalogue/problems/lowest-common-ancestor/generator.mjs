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
  return [one, random.int(0, nodes.length - 1)];
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 50000 }],
  families: ['random', 'complete', 'left-chain', 'zigzag', 'one-above-the-other', 'cousins'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    // Distinct values of six digits in random order.
    const step = random.int(1, 15);
    const values = random.shuffle(Array.from({ length: n }, (_, i) => 100000 + i * step));
    const nodes = [{ value: values[0] }];
    const place = shape(family, n, random);
    for (let i = 1; i < n; i++) {
      const [parent, side] = place(i);
      nodes[parent][side] = i;
      nodes.push({ value: values[i], parent });
    }
    const tokens = levelOrder(nodes);
    const [p, q] = askedFor(family, nodes, random).map((at) => nodes[at].value);
    return `${tokens.length}\n${tokens.join(' ')}\n${p} ${q}\n`;
  },
};
