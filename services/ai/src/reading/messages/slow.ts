/** Code that costs more than it seems, and work that is repeated. */
export const SLOW_MESSAGES = {
  'common.recursion-without-memory': {
    severity: 'actionable',
    category: 'recursion',
    text: '`{name}` is called with the same arguments many times; storing each answer saves the repeated work.',
  },
  'common.membership-in-loop': {
    severity: 'actionable',
    category: 'slow-lookup',
    text: 'Each look-up walks through the list `{name}`; a set finds a value at once.',
  },
  'common.position-in-loop': {
    severity: 'actionable',
    category: 'slow-lookup',
    text: '`{call}` walks through `{name}` in every turn of the loop; a map from value to place or count avoids it.',
  },
  'common.take-from-front': {
    severity: 'actionable',
    category: 'slow-front',
    text: 'Removing the first element of `{name}` moves all others; a deque or an index of the first element avoids it.',
  },
  'common.put-in-front': {
    severity: 'actionable',
    category: 'slow-front',
    text: 'Putting an element in front of `{name}` moves all others; append and reverse once, or use a deque.',
  },
  'common.copy-in-loop': {
    severity: 'actionable',
    category: 'slow-copy',
    text: '`{name}` is copied whole in every turn of the loop.',
  },
  'common.sum-in-loop': {
    severity: 'actionable',
    category: 'slow-copy',
    text: 'Every turn adds up a slice again; a running sum or prefix sums do it once.',
  },
  'common.sort-in-loop': {
    severity: 'actionable',
    category: 'slow-sort',
    text: '`{name}` is sorted again in every turn of the loop; a heap or one sort before the loop is enough.',
  },
  'common.text-built-in-loop': {
    severity: 'actionable',
    category: 'slow-text',
    text: 'Each `+=` copies the whole text `{name}`; collect the parts and join them once.',
  },
  'common.regex-in-loop': {
    severity: 'informative',
    category: 'slow-text',
    text: 'The pattern is compiled in every turn of the loop.',
  },
} as const;
