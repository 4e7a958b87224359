const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
// Neighbours of the letter and digit ranges are here on purpose.
const NOISE = ' ,.!?_-@[`{/:\'"';

function letters(count, random) {
  return Array.from({ length: count }, () => random.pick(LETTERS));
}

function mirror(half, middle) {
  return [...half, ...middle, ...half.toReversed()];
}

function palindrome(count, random) {
  return mirror(letters(Math.floor(count / 2), random), letters(count % 2, random));
}

function randomCase(character, random) {
  return random.bool() ? character.toUpperCase() : character;
}

/** Spreads the text over `length` places and fills the gaps with punctuation. */
function sprinkle(text, length, random) {
  const out = [];
  let next = 0;
  for (let i = 0; i < length; i++) {
    const left = length - i;
    const needed = text.length - next;
    if (random.int(1, left) <= needed) out.push(randomCase(text[next++], random));
    else out.push(random.pick(NOISE));
  }
  return out.join('');
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 600000 }],
  families: ['mirrored', 'one-flaw', 'clean', 'noise', 'random'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const kept = Math.ceil((n * 2) / 3);
    switch (family) {
      case 'mirrored': {
        const text = palindrome(kept, random);
        if (random.bool()) text[random.int(0, kept - 1)] = random.pick(LETTERS);
        return sprinkle(text, n, random) + '\n';
      }
      case 'one-flaw': {
        // The flaw sits next to the middle, where only a full walk finds it.
        const text = palindrome(kept, random);
        const at = Math.max(0, Math.floor(kept / 2) - 1);
        text[at] = text[at] === 'x' ? 'y' : 'x';
        return sprinkle(text, n, random) + '\n';
      }
      case 'clean':
        return palindrome(n, random).join('') + '\n';
      case 'noise':
        return sprinkle([], n, random) + '\n';
      default:
        return letters(n, random).join('') + '\n';
    }
  },
};
