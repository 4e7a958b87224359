/** The largest power of two that is at most h. */
function powerBelow(h) {
  return 2 ** Math.floor(Math.log2(h));
}

export const generator = {
  variables: [{ name: 'h', kind: 'value', min: 1, max: 1000000000000000 }],
  families: ['any', 'power', 'after-power'],
  generate({ family, sizes, random }) {
    const { h } = sizes;
    switch (family) {
      case 'power':
        return `${powerBelow(h)}\n`;
      case 'after-power':
        return `${Math.min(h, powerBelow(h) + 1)}\n`;
      default:
        return `${random.int(Math.ceil(h / 2), h)}\n`;
    }
  },
};
