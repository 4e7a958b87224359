export const generator = {
  variables: [{ name: 'n', kind: 'value', min: 1, max: 45 }],
  families: ['exact'],
  generate({ sizes }) {
    return `${sizes.n}\n`;
  },
};
