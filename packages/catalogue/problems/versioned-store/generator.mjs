const MOST = 1000000000;
const WORDS = ['anna', 'bella', 'constructor', 'nanna', 'tide', 'edit', 'orca', 'valueof'];

const wordOf = (number) => {
  let word = '';
  for (let rest = number; rest >= 0; rest = Math.floor(rest / 26) - 1) word = String.fromCharCode(97 + (rest % 26)) + word;
  return word;
};

/** Six pairs of letters, each as far from `a` as from `z`: all names have the same letters' sum. */
const balancedWord = (number) => {
  let word = '';
  for (let pair = 0, rest = number; pair < 6; pair += 1, rest = Math.floor(rest / 26))
    word += String.fromCharCode(97 + (rest % 26), 122 - (rest % 26));
  return word;
};

export const generator = {
  variables: [{ name: 'q', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'one-name', 'many-names', 'early', 'equal-sums'],
  generate({ family, sizes, random }) {
    const { q } = sizes;
    const step = Math.floor(MOST / q);
    const name = {
      random: () => random.pick(WORDS),
      'one-name': () => 'anna',
      'many-names': () => wordOf(random.int(0, Math.ceil(q / 4))),
      early: () => 'orca',
      'equal-sums': () => balancedWord(random.int(0, Math.ceil(q / 4))),
    }[family];
    let time = 0;
    const lines = Array.from({ length: q }, (_, at) => {
      const ask = at === q - 1 || (family === 'one-name' || family === 'early' ? at >= q / 2 : random.bool());
      if (!ask) {
        time += random.int(1, q < 50 ? 3 : step);
        return `set ${time} ${name()} ${random.bool(0.1) ? 0 : random.int(0, q < 50 ? 9 : MOST)}`;
      }
      const most = random.bool(0.2) ? Math.min(MOST, time * 2 + 3) : Math.max(1, time);
      return `get ${family === 'early' ? random.int(1, Math.ceil(most / 50)) : random.int(1, most)} ${name()}`;
    });
    return `${[q, ...lines].join('\n')}\n`;
  },
};
