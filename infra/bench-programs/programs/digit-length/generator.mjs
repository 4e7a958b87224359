export const generator = {
  variables: [{ name: 'n', kind: 'value', min: 1, max: 1000000000000000 }],
  families: ['any'],
  generate: ({ sizes }) => `${sizes.n}\n`,
};
