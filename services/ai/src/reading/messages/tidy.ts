/** What is worth knowing, and what was done well. */
export const TIDY_MESSAGES = {
  'text.hidden-characters': {
    severity: 'informative',
    category: 'hidden-text',
    text: 'The source holds {count} characters that cannot be seen or that pose as others; they were left out before it was read.',
  },
  'common.unreachable': {
    severity: 'actionable',
    category: 'unreachable',
    text: 'No run can reach this line.',
  },
  'common.unused': {
    severity: 'informative',
    category: 'unused',
    text: '`{name}` is never used.',
  },
  'common.useless-expression': {
    severity: 'informative',
    category: 'no-effect',
    text: 'The value of this expression goes nowhere.',
  },
  'common.self-assign': {
    severity: 'actionable',
    category: 'no-effect',
    text: 'A value is assigned to itself.',
  },
  'common.complicated-function': {
    severity: 'informative',
    category: 'readability',
    text: '`{name}` bends its flow {count} times, nesting counted; above 15 a function is hard to follow. Helper functions or early returns flatten it.',
  },
  'common.long-function': {
    severity: 'informative',
    category: 'readability',
    text: '`{name}` has {count} statements; up to 60 can still be read in one go.',
  },
  'common.catch-everything': {
    severity: 'informative',
    category: 'error-handling',
    text: 'This swallows every error, mistakes of the program included.',
  },
  'common.comparator-subtraction': {
    severity: 'informative',
    category: 'overflow',
    text: 'Subtracting overflows for far apart numbers; `Integer.compare` does not.',
  },
  'common.middle-overflow': {
    severity: 'informative',
    category: 'overflow',
    text: 'The sum of both ends can overflow; `low + (high - low) / 2` cannot.',
  },
  'common.float-equality': {
    severity: 'informative',
    category: 'comparison',
    text: 'Two fractions are hardly ever exactly equal; compare their distance with a tolerance.',
  },
  'common.comparison-with-constant': {
    severity: 'informative',
    category: 'style',
    text: 'Comparing with `{name}` works, and saying so directly is clearer.',
  },
  'javascript.loose-equality': {
    severity: 'informative',
    category: 'comparison',
    text: '`==` converts before it compares: `"" == 0` is true. `===` does not.',
  },
  'javascript.radix': {
    severity: 'informative',
    category: 'numeric',
    text: '`parseInt` without its base guesses; say `parseInt(text, 10)`.',
  },
  'java.raw-type': {
    severity: 'informative',
    category: 'types',
    text: 'A collection without the type of its elements: the compiler cannot check what goes in.',
  },
  'java.compiler-warning': {
    severity: 'informative',
    category: 'compiler',
    text: 'The compiler warns: {text}',
  },
  'python.empty-format': {
    severity: 'informative',
    category: 'style',
    text: 'The f-string holds nothing to fill in.',
  },
  'praise.remembered-recursion': {
    severity: 'celebratory',
    category: 'praise-memory',
    text: '`{name}` keeps its answers, so that each is worked out once.',
  },
  'praise.hashed-lookup': {
    severity: 'celebratory',
    category: 'praise-lookup',
    text: 'Looking `{name}` up by hash keeps each step of the loop constant.',
  },
} as const;
