const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function wordsOf(letters) {
  const times = {};
  return letters.reduce((words, letter, at) => {
    times[letter] = (times[letter] ?? 0) + 1;
    return (words * (at + 1)) / times[letter];
  }, 1);
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 14 }],
  output: { name: 'k', meaning: 'the number of different words', of: (input) => wordsOf([...input.split('\n')[1]]) },
  families: ['random', 'few-letters', 'all-different', 'two-letters', 'one-letter', 'mostly-equal'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const some = random.shuffle([...LETTERS]);
    const letter = {
      random: () => some[random.int(0, Math.min(25, n))],
      'few-letters': () => some[random.int(0, 2)],
      'all-different': (i) => some[i],
      'two-letters': (i) => some[i % 2],
      'one-letter': () => some[0],
      'mostly-equal': (i) => some[i < 3 ? i + 1 : 0],
    }[family];
    const letters = random.shuffle(Array.from({ length: n }, (_, i) => letter(i)));
    // Too many words: make more tiles equal.
    for (let i = 0; wordsOf(letters) > 20000; i++) letters[i] = letters[n - 1];
    return `${n}\n${letters.join('')}\n`;
  },
};
