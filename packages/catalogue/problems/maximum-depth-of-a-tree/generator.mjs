/** A chain of half of the nodes and a bush below it, so that many leaves have a long way to the root. */
function bushBelowChain(values) {
  const length = Math.min(Math.floor(values.length / 2), 780);
  const tokens = values.flatMap((value, at) => (at > 0 && at <= length ? [value, 'null'] : [value]));
  if (tokens[tokens.length - 1] === 'null') tokens.pop();
  return `${tokens.length}\n${tokens.join(' ')}\n`;
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'complete', 'left-chain', 'right-chain', 'zigzag', 'bush-below-chain'],
  generate({ family, sizes, random }) {
    const value = () => random.int(100000, 999999);
    if (family === 'bush-below-chain') return bushBelowChain(Array.from({ length: sizes.n }, value));
    return random.binaryTree(sizes.n, family).text(value);
  },
};
