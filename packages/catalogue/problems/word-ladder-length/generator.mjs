const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function word(length, letters, random) {
  return Array.from({ length }, () => random.pick(letters)).join('');
}

/** Few letters, so that words of the given number are neighbours more often than not. */
function alphabet(n, l) {
  let size = 2;
  while (size < 13 && size ** l < 4 * n) size++;
  return LETTERS.slice(0, size);
}

/** From aaa over baa, bba, bbb, cbb and so on: each word has the one before and the one after as neighbours only. */
function chain(length, l) {
  const words = [];
  for (let step = 1; words.length < length && step <= 25 * l; step++) {
    const [round, place] = [Math.floor((step - 1) / l), (step - 1) % l];
    words.push(LETTERS[round + 1].repeat(place + 1) + LETTERS[round].repeat(l - place - 1));
  }
  return words;
}

/**
 * A far longer ladder without a short cut: the last letters go along a chain, forwards and backwards in turn, and between
 * two such walks the first letters take two steps along theirs.
 */
function snake(l) {
  const half = Math.floor(l / 2);
  const rows = ['a'.repeat(half), ...chain(Infinity, half)];
  const walk = ['a'.repeat(l - half), ...chain(Infinity, l - half)];
  const words = [];
  for (let row = 0; row < rows.length; row += 2) {
    words.push(...walk.map((letters) => rows[row] + letters));
    if (row + 2 < rows.length) words.push(rows[row + 1] + walk[walk.length - 1]);
    walk.reverse();
  }
  return words.slice(1);
}

/** Each word differs in one place from `begin` or from a word before it, so all of them can be reached. */
function connected(begin, count, letters, random) {
  const words = [begin];
  const listed = new Set(words);
  while (words.length <= count) {
    let next = begin;
    for (let tries = 0; tries < 8 && listed.has(next); tries++) {
      const from = random.pick(words);
      const at = random.int(0, from.length - 1);
      next = from.slice(0, at) + random.pick(letters) + from.slice(at + 1);
    }
    listed.add(next);
    words.push(next);
  }
  return words.slice(1);
}

/** All words that differ in their last letters only: each has as many neighbours as possible, and the end is apart. */
function crowd(count, l) {
  return Array.from({ length: count }, (_, i) => {
    const letters = new Array(l).fill(LETTERS[0]);
    for (let rest = i + 1, at = l - 1; rest > 0 && at >= 0; rest = Math.floor(rest / 26), at--) letters[at] = LETTERS[rest % 26];
    return letters.join('');
  });
}

/** The two ends of the ladder and the list, which has n words. */
function ladder(family, n, l, random) {
  const letters = alphabet(n, l);
  const begin = 'a'.repeat(l);
  switch (family) {
    case 'chain':
    case 'snake': {
      const words = family === 'chain' ? chain(n, l) : snake(l).slice(0, n);
      const end = words[words.length - 1];
      while (words.length < n) words.push(word(l, 'xyz', random));
      return [begin, end, words];
    }
    case 'crowd':
      return [begin, 'z'.repeat(l), [...crowd(n - 1, l), 'z'.repeat(l)]];
    case 'end-missing':
      return [begin, 'z' + begin.slice(1), connected(begin, n, LETTERS.slice(0, 13), random)];
    case 'two-islands': {
      // Each half has its own letters, so no ladder leads across unless the words are very short.
      const far = LETTERS.slice(13, 13 + letters.length);
      const words = Array.from({ length: n }, (_, i) => word(l, i % 2 === 0 ? letters : far, random));
      return [begin, n > 1 ? words[1] : far[0].repeat(l), words];
    }
    default: {
      const words = Array.from({ length: n }, () => word(l, letters, random));
      const end = random.pick(words);
      return [begin, end === begin ? 'b' + end.slice(1) : end, words];
    }
  }
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 8000 },
    { name: 'l', kind: 'value', min: 1, max: 8 },
  ],
  families: ['random', 'chain', 'end-missing', 'two-islands', 'snake', 'crowd'],
  generate({ family, sizes, random }) {
    const [begin, end, words] = ladder(family, sizes.n, sizes.l, random);
    return `${begin} ${end}\n${sizes.n}\n${random.shuffle(words).join('\n')}\n`;
  },
};
