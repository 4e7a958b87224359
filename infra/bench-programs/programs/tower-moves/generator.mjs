export const generator = {
  variables: [{ name: 'n', kind: 'value', min: 1, max: 25 }],
  families: ['any'],
  generate: ({ sizes }) => `${sizes.n}\n`,
};
