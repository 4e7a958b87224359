const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

function word(n, letters, random) {
  return Array.from({ length: n }, () => random.pick(letters));
}

/** Exchanges one letter of the second word for another letter that both words have. */
function moveLetter(letters, random) {
  const at = random.int(0, letters.length - 1);
  letters[at] = random.pick(letters);
  return letters;
}

/** Turns one pair of letters into its two neighbours, such as "bb" into "ac": the sum stays. */
function keepSum(letters) {
  const at = letters.findIndex((letter, i) => i % 2 === 0 && letter > 'a' && letters[i + 1] < 'z');
  if (at === -1) return letters;
  letters[at] = String.fromCharCode(letters[at].charCodeAt(0) - 1);
  letters[at + 1] = String.fromCharCode(letters[at + 1].charCodeAt(0) + 1);
  return letters;
}

function pair(family, n, random) {
  switch (family) {
    case 'near-miss': {
      const s = word(n, 'abc', random);
      const t = random.shuffle(s);
      return [s, random.bool() ? t : moveLetter(t, random)];
    }
    case 'moved-letter': {
      const s = word(n, ALPHABET, random);
      s[0] = s[0] === 'q' ? 'r' : 'q';
      const t = random.shuffle(s);
      t[t.indexOf(s[0])] = 'm';
      return [s, t];
    }
    case 'equal-sum': {
      const s = word(n, ALPHABET, random);
      return [s, keepSum(random.shuffle(s))];
    }
    case 'blocks':
    case 'same-blocks': {
      // The letter needed always stands at the far end, in blocks read from the front, in same-blocks from the back.
      const half = Math.floor(n / 2);
      const s = [...new Array(half).fill('a'), ...new Array(n - half).fill('z')];
      return [s, family === 'blocks' ? s.toReversed() : s];
    }
    case 'one-letter':
      // For twice 65536 letters the counts are equal in 16 bits.
      return [[...new Array(Math.floor(n / 2)).fill('a'), ...new Array(n - Math.floor(n / 2)).fill('b')], new Array(n).fill('a')];
    default: {
      const s = word(n, ALPHABET, random);
      return [s, random.shuffle(s)];
    }
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['near-miss', 'shuffled', 'moved-letter', 'equal-sum', 'blocks', 'same-blocks', 'one-letter'],
  generate({ family, sizes, random }) {
    const [s, t] = pair(family, sizes.n, random);
    return `${s.join('')}\n${t.join('')}\n`;
  },
};
