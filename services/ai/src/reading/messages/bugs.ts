/** Mistakes that make a program wrong. `essential`: such code can only be a mistake. */
export const BUG_MESSAGES = {
  'common.undefined-name': {
    severity: 'essential',
    category: 'undefined',
    text: '`{name}` is used here but never defined.',
  },
  'common.index-past-end': {
    severity: 'essential',
    category: 'off-by-one',
    text: 'The loop also visits `{name}[length]`, one place after the last element.',
  },
  'common.infinite-loop': {
    severity: 'essential',
    category: 'endless-loop',
    text: 'Nothing in this loop can end it.',
  },
  'common.mutate-while-iterating': {
    severity: 'essential',
    category: 'mutation',
    text: '`{name}` is changed while the loop walks over it, so elements are skipped or the loop fails.',
  },
  'common.shared-rows': {
    severity: 'essential',
    category: 'shared-reference',
    text: 'All rows are the same object: changing one changes all of them.',
  },
  'common.result-of-nothing': {
    severity: 'essential',
    category: 'no-value',
    text: '`{call}` changes the list itself and returns nothing, so this is not a list.',
  },
  'common.duplicate-key': {
    severity: 'essential',
    category: 'duplicate',
    text: 'The same key or case appears twice; one of them has no effect.',
  },
  'common.self-compare': {
    severity: 'essential',
    category: 'comparison',
    text: 'A value is compared with itself, so the result never depends on the input.',
  },
  'common.float-index': {
    severity: 'essential',
    category: 'numeric',
    text: 'The index comes from `/`, which gives a fraction for odd numbers; no element has such an index.',
  },
  'common.division-by-zero': {
    severity: 'essential',
    category: 'numeric',
    text: 'This divides by the constant zero.',
  },
  'javascript.default-sort-on-numbers': {
    severity: 'essential',
    category: 'sorting',
    text: '`sort()` without a comparator orders numbers as text: 10 comes before 9.',
  },
  'javascript.boolean-comparator': {
    severity: 'essential',
    category: 'sorting',
    text: 'The comparator returns true or false, so it never says "less"; return `a - b` instead.',
  },
  'javascript.map-parse-int': {
    severity: 'essential',
    category: 'numeric',
    text: '`map(parseInt)` passes each index to `parseInt` as the base of the number.',
  },
  'javascript.nan-comparison': {
    severity: 'essential',
    category: 'comparison',
    text: 'Nothing equals NaN, not even NaN; use `Number.isNaN`.',
  },
  'javascript.loop-direction': {
    severity: 'essential',
    category: 'endless-loop',
    text: 'The counter moves away from the end of the loop.',
  },
  'javascript.constant-assignment': {
    severity: 'essential',
    category: 'declaration',
    text: 'A constant is assigned again, which throws an error when it runs.',
  },
  'python.identity-of-literal': {
    severity: 'essential',
    category: 'comparison',
    text: '`is` compares identities, not values; with a literal it is right only by accident.',
  },
  'python.assert-tuple': {
    severity: 'essential',
    category: 'comparison',
    text: 'A non-empty tuple counts as true, so this check never fails.',
  },
  'python.input-compared-with-number': {
    severity: 'essential',
    category: 'comparison',
    text: '`{name}` is text as it was read, and text never equals a number; convert it with `int` first.',
  },
  'python.unbound-local': {
    severity: 'essential',
    category: 'undefined',
    text: '`{name}` is read before this function gives it a value.',
  },
  'java.string-identity': {
    severity: 'essential',
    category: 'comparison',
    text: '`==` compares two strings by identity; `equals` compares their text.',
  },
  'java.boxed-identity': {
    severity: 'essential',
    category: 'comparison',
    text: '`==` compares two boxed numbers by identity, which fails outside −128 to 127; use `equals`.',
  },
  'java.null-access': {
    severity: 'actionable',
    category: 'undefined',
    text: '`{name}` can only be null here, so using it ends the program.',
  },
  'java.unlikely-argument': {
    severity: 'actionable',
    category: 'comparison',
    text: 'This looks for a value of a type that can never be found here: {text}',
  },
  'java.array-equals': {
    severity: 'essential',
    category: 'comparison',
    text: '`equals` of an array compares identities; `Arrays.equals` compares the elements.',
  },
  'python.mutable-default': {
    severity: 'actionable',
    category: 'shared-reference',
    text: 'The default value is created once and shared by all calls.',
  },
  'python.late-binding': {
    severity: 'actionable',
    category: 'shared-reference',
    text: 'The function sees the last value of `{name}`, not the value of its own turn.',
  },
  'java.int-overflow': {
    severity: 'actionable',
    category: 'overflow',
    text: 'The product is computed in 32 bits before it is widened to `long`; write `1L *` in front.',
  },
  'java.int-division': {
    severity: 'actionable',
    category: 'numeric',
    text: 'Both operands are whole numbers, so the fraction is cut off before the result becomes a `{type}`.',
  },
  'javascript.precision-loss': {
    severity: 'actionable',
    category: 'numeric',
    text: 'This number has more digits than a Number can hold.',
  },
  'javascript.for-in-array': {
    severity: 'actionable',
    category: 'iteration',
    text: '`for … in` walks over the keys as text: `"1" + 1` is `"11"`. Use `for … of` or a counter.',
  },
  'javascript.splice-while-counting': {
    severity: 'actionable',
    category: 'mutation',
    text: '`splice` moves the rest of `{name}` forward, and the counter then skips an element.',
  },
  'common.assignment-in-condition': {
    severity: 'actionable',
    category: 'comparison',
    text: 'This assigns, although a comparison seems to be meant.',
  },
  'common.fallthrough': {
    severity: 'actionable',
    category: 'control-flow',
    text: 'This case falls through to the next one.',
  },
  'python.loop-variable-reassigned': {
    severity: 'actionable',
    category: 'iteration',
    text: 'Assigning to `{name}` does not move the `for` loop: its next turn takes the next value anyway.',
  },
} as const;
