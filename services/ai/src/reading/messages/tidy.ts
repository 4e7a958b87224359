/** Hints, and things that were done well. */
export const TIDY_MESSAGES = {
  'text.hidden-characters': {
    severity: 'informative',
    category: 'hidden-text',
    text: 'The source holds {count} characters that are invisible or look like others; they were removed before it was read.',
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
    text: 'The value of this expression is not used.',
  },
  'common.self-assign': {
    severity: 'actionable',
    category: 'no-effect',
    text: 'A value is assigned to itself.',
  },
  'common.complicated-function': {
    severity: 'informative',
    category: 'readability',
    text: '`{name}` has a cognitive complexity of {count}; above 15 a function is hard to follow. Helper functions or early returns make it simpler.',
  },
  'common.long-function': {
    severity: 'informative',
    category: 'readability',
    text: '`{name}` has {count} statements; above 60 a function is hard to read.',
  },
  'common.catch-everything': {
    severity: 'informative',
    category: 'error-handling',
    text: 'This catches every error, including mistakes of the program.',
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
    text: 'Two fractions are rarely exactly equal; compare their difference with a tolerance.',
  },
  'common.comparison-with-constant': {
    severity: 'informative',
    category: 'style',
    text: 'Comparing with `{name}` works, but testing the value itself is clearer.',
  },
  'javascript.loose-equality': {
    severity: 'informative',
    category: 'comparison',
    text: '`==` converts before it compares: `"" == 0` is true. `===` does not.',
  },
  'javascript.radix': {
    severity: 'informative',
    category: 'numeric',
    text: '`parseInt` without a base guesses it; write `parseInt(text, 10)`.',
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
    text: 'The f-string has no placeholders.',
  },
  'praise.remembered-recursion': {
    severity: 'celebratory',
    category: 'praise-memory',
    text: '`{name}` stores its answers, so each is computed once.',
  },
  'praise.hashed-lookup': {
    severity: 'celebratory',
    category: 'praise-lookup',
    text: 'Looking `{name}` up by hash keeps each step of the loop constant.',
  },
} as const;
