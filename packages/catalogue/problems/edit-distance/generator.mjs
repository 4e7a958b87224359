const LETTERS = 'abcdefghijklmnopqrstuvwxyz ABCDEFG.,';

function text(length, letters, random) {
  return Array.from({ length }, () => random.pick(letters));
}

/** Single random changes on a copy, trimmed or filled up to the wanted length. */
function edited(source, length, random) {
  const out = [];
  for (const letter of source) {
    const change = random.int(0, 19);
    if (change === 0) out.push(random.pick(LETTERS), letter);
    else if (change === 1) out.push(random.pick(LETTERS));
    else if (change > 2) out.push(letter);
  }
  return [...out, ...text(Math.max(0, length - out.length), LETTERS, random)].slice(0, length);
}

function pair(family, n, m, random) {
  switch (family) {
    case 'edited': {
      const a = text(n, LETTERS, random);
      return [a, edited(a, m, random)];
    }
    case 'shifted': {
      // The same text, but with a piece moved from the front to the end.
      const a = text(n, LETTERS, random);
      const b = [...a.slice(3), ...text(m, LETTERS, random)];
      return [a, b.slice(0, m)];
    }
    case 'nothing-in-common':
      return [text(n, 'abc', random), text(m, 'xyz', random)];
    default:
      return [text(n, 'abB ', random), text(m, 'abB ', random)];
  }
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 0, max: 1000 },
    { name: 'm', kind: 'count', min: 0, max: 1000 },
  ],
  families: ['few-letters', 'edited', 'shifted', 'nothing-in-common'],
  generate({ family, sizes, random }) {
    const [a, b] = pair(family, sizes.n, sizes.m, random);
    return `${a.join('')}\n${b.join('')}\n`;
  },
};
