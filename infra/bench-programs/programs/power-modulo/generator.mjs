export const generator = {
  variables: [{ name: 'e', kind: 'value', min: 1, max: 1000000000000 }],
  families: ['any'],
  generate({ sizes, random }) {
    return `${random.int(2, 900)} ${sizes.e} ${random.int(90000, 99999)}\n`;
  },
};
