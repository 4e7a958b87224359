export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 500000 }],
  families: ['random', 'no-zeros', 'tens', 'ones', 'low'],
  generate({ family, sizes, random }) {
    const digits = [];
    while (digits.length < sizes.n) {
      if (family === 'ones') digits.push(1);
      else if (family === 'random') digits.push(random.int(0, 3));
      else if (family === 'no-zeros') digits.push(random.int(1, 9));
      else if (family === 'tens') digits.push(...random.pick([[1, 0], [2, 0], [1, 9], [2, 6], [2, 7], [1], [5]]));
      else digits.push(random.int(1, 2));
    }
    // A single 0 in place of the half of a pair would make the answer 0.
    if (digits.length > sizes.n) digits[sizes.n - 1] = 1;
    return `${digits.slice(0, sizes.n).join('')}\n`;
  },
};
