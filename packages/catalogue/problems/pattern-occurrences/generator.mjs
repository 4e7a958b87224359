const letters = (count, pick) => Array.from({ length: count }, pick).join('');

/** The beginning of the word of Thue and Morse. */
function thueMorse(length, first) {
  return letters(length, (_, i) => {
    let ones = first;
    for (let bits = i; bits > 0; bits >>= 1) ones += bits & 1;
    return ones % 2 === 0 ? 'a' : 'b';
  });
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 600000 },
    { name: 'm', kind: 'count', min: 1, max: 600000 },
  ],
  families: ['random', 'periodic', 'other-at-the-end', 'other-in-front', 'equal', 'thue-morse', 'other-in-the-middle'],
  generate({ family, sizes, random }) {
    const { n, m } = sizes;
    let text = letters(n, () => random.pick(['a', 'b']));
    let figure = letters(m, () => random.pick(['a', 'b']));
    if (family === 'periodic') {
      const period = 'ab'.repeat(random.int(1, 2)) + 'a';
      text = period.repeat(Math.ceil(n / period.length)).slice(0, n);
      figure = period.repeat(Math.ceil(m / period.length)).slice(0, m);
      // One other letter splits the text.
      const at = random.int(0, Math.floor(n / 8));
      text = `${text.slice(0, at)}z${text.slice(at + 1)}`;
    }
    if (family === 'equal' || family.startsWith('other')) {
      text = 'a'.repeat(n);
      figure = 'a'.repeat(m);
    }
    if (family === 'other-at-the-end') {
      figure = `${'a'.repeat(m - 1)}b`;
      text = `${'a'.repeat(n - 1)}b`;
    }
    if (family === 'other-in-front') {
      figure = `b${'a'.repeat(m - 1)}`;
      text = `b${'a'.repeat(n - 1)}`;
    }
    if (family === 'other-in-the-middle') {
      // A beginning that is longer than the border differs from the end only after many equal letters.
      const split = (length) => `${'a'.repeat(Math.floor(length / 2))}b${'a'.repeat(Math.ceil(length / 2) - 1)}`;
      text = split(n);
      figure = split(m);
    }
    if (family === 'thue-morse') {
      text = thueMorse(n, 0);
      figure = thueMorse(m, 0);
    }
    return `${text}\n${figure}\n`;
  },
};
