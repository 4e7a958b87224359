// Six digits each (and a sign), so that the text grows with n alone.
const LOW = 100000;
const HIGH = 999999;

/** `count` different numbers; a stride walks through the range without meeting a number twice. */
function distinct(count, random) {
  const span = HIGH - LOW + 1;
  const start = random.int(0, span - 1);
  // 7919 is prime and does not divide the span.
  return Array.from({ length: count }, (_, i) => LOW + ((start + i * 7919) % span));
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 99999 }],
  families: ['shuffled', 'negatives', 'opposites', 'single-last', 'there-and-back', 'ascending'],
  generate({ family, sizes, random }) {
    const pairs = Math.floor((sizes.n - 1) / 2);
    const [single, ...others] = distinct(pairs + 1, random);
    const sign = () => (random.bool() ? -1 : 1);
    let values;
    switch (family) {
      case 'negatives':
        values = random.shuffle([-single, ...others.flatMap((value) => [-value, -value])]);
        break;
      case 'opposites': {
        // The negative of the single value comes as a pair.
        const double = others.length > 0 ? [-single, -single] : [];
        values = random.shuffle([single, ...double, ...others.slice(1).flatMap((value) => [value, value])]);
        break;
      }
      case 'single-last':
        values = [...random.shuffle(others.flatMap((value) => [value, value])), single];
        break;
      case 'there-and-back': {
        const rising = [...others].sort((a, b) => a - b);
        values = [...[...rising].reverse(), single, ...rising];
        break;
      }
      case 'ascending':
        // The longest numbers, sorted, and the single one at the very end.
        values = Array.from({ length: 2 * pairs + 1 }, (_, i) => -1000000000 + 13 * Math.floor(i / 2));
        break;
      default:
        values = random.shuffle([
          sign() * single,
          ...others.flatMap((value) => {
            const signed = sign() * value;
            return [signed, signed];
          }),
        ]);
    }
    return `${values.length}\n${values.join(' ')}\n`;
  },
};
