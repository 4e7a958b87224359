export const generator = {
  variables: [{ name: 'n', kind: 'value', min: 1, max: 10000 }],
  families: ['exact'],
  generate({ sizes }) {
    return `${sizes.n}\n`;
  },
};
