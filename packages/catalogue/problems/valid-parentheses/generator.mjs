const OPENERS = '([{';
const CLOSER_OF = { '(': ')', '[': ']', '{': '}' };

/** A well formed text of even length; `depthBias` is the chance to open while both moves are possible. */
function balanced(length, depthBias, random) {
  const out = [];
  const open = [];
  for (let i = 0; i < length; i++) {
    const mustClose = open.length === length - i;
    if (open.length === 0 || (!mustClose && random.bool(depthBias))) {
      const opener = random.pick(OPENERS);
      open.push(opener);
      out.push(opener);
    } else {
      out.push(CLOSER_OF[open.pop()]);
    }
  }
  return out;
}

function withFlaw(text, random) {
  const at = random.int(0, text.length - 1);
  text[at] = random.pick('()[]{}'.replace(text[at], ''));
  return text;
}

/** Exchanges two neighbouring closers of different kinds, which only their order betrays. */
function swapClosers(text) {
  for (let i = 0; i + 1 < text.length; i++) {
    if (!OPENERS.includes(text[i]) && !OPENERS.includes(text[i + 1]) && text[i] !== text[i + 1]) {
      [text[i], text[i + 1]] = [text[i + 1], text[i]];
      return text;
    }
  }
  return text;
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 400000 }],
  families: ['near-miss', 'balanced', 'deep', 'swapped-closers', 'left-open'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const even = n - (n % 2);
    const odd = n % 2 === 1 ? [random.pick(OPENERS)] : [];
    let text;
    switch (family) {
      case 'near-miss':
        text = balanced(even, 0.5, random);
        text = random.bool() || even === 0 ? text : withFlaw(text, random);
        break;
      case 'deep':
        text = balanced(even, 1, random);
        break;
      case 'swapped-closers':
        text = swapClosers(balanced(even, 0.6, random));
        break;
      case 'left-open':
        text = even === 0 ? [] : [random.pick(OPENERS), random.pick(OPENERS), ...balanced(even - 2, 0.5, random)];
        break;
      default:
        text = balanced(even, 0.5, random);
    }
    return `${[...odd, ...text].join('')}\n`;
  },
};
