const LONGEST = 20;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Different words of a's that end with other letters. */
function withOtherEnds(count, length) {
  return Array.from({ length: Math.min(count, 25 * 26 ** Math.min(2, length - 1)) }, (_, i) => {
    let word = ALPHABET[1 + (i % 25)];
    for (let rest = Math.floor(i / 25); word.length < length; rest = Math.floor(rest / 26))
      word = ALPHABET[rest % 26] + word;
    return word;
  });
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 50000 },
    { name: 'w', kind: 'count', min: 1, max: 1000 },
    { name: 'l', kind: 'value', min: 1, max: LONGEST },
  ],
  families: ['random', 'built', 'same-letter', 'spoiled', 'single-steps'],
  generate({ family, sizes, random }) {
    const { n, w, l = LONGEST } = sizes;
    if (family === 'single-steps') {
      // Each place can be reached, but by the last word only, so whoever tries all words at each place does so everywhere.
      const list = [...withOtherEnds(w - 1, l), 'a'];
      return `${'a'.repeat(n)}\n${list.length}\n${list.join(' ')}\n`;
    }
    const letters = (count) => Array.from({ length: count }, () => random.pick(['a', 'b', 'c']));
    const single = family === 'same-letter' || family === 'spoiled';
    const words = new Set();
    // A few more tries than words: for few letters there are not enough different ones.
    for (let i = 0; i < 3 * w && words.size < w; i++)
      words.add(single ? 'a'.repeat(1 + (i % l)) : letters(random.int(1, n < 20 ? Math.min(l, 3) : l)).join(''));
    const list = [...words];
    let text = single ? 'a'.repeat(n) : letters(n).join('');
    if (family === 'built') {
      text = '';
      while (text.length < n) text += random.pick(list);
      text = text.slice(0, n);
      // The last word may have been cut off.
      const end = text.slice(-Math.min(n, 5));
      if (list.length < 1000) list.push(...(words.has(end) ? [] : [end]));
    }
    if (family === 'spoiled') text = `${text.slice(1)}b`;
    return `${text}\n${list.length}\n${random.shuffle(list).join(' ')}\n`;
  },
};
