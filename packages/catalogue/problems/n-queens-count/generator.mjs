export const generator = {
  variables: [{ name: 'n', kind: 'value', min: 1, max: 12 }],
  families: ['board'],
  generate({ sizes }) {
    return `${sizes.n}\n`;
  },
};
