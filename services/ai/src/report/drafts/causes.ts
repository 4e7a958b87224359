/** The causes that a model may name. Each has a sentence of ours, shown where the model's own may not be. */
export const GROWTH_CAUSES = {
  'single-pass': 'This line is reached once for each element.',
  'nested-loops': 'The loops here lie inside one another, so their rounds multiply.',
  'repeated-scan': 'The same values are looked through again for each element.',
  sorting: 'The order of the values is made here.',
  halving: 'Each round halves what is left.',
  branching: 'Each call makes several further calls.',
  'deep-recursion': 'Each call waits for the next one.',
  'library-call': 'The call here looks at every element itself.',
  copying: 'Values are copied here each time.',
  'table-filling': 'Every cell of a table is filled once.',
  'graph-walk': 'Every node and edge is visited once.',
  'kept-values': 'The values are kept until the end.',
  other: '',
} as const;

export const BUG_CAUSES = {
  'off-by-one': 'The range here may be one too long or too short.',
  'wrong-condition': 'The condition here lets the wrong cases through.',
  'missing-case': 'A case that the input may hold is not handled here.',
  'wrong-start': 'The starting value here does not fit every input.',
  'wrong-order': 'The steps here happen in the wrong order.',
  overflow: 'The number here may not fit its type.',
  'shared-state': 'A value that is used elsewhere changes here.',
  'reading-input': 'The input is read in another form than it has.',
  other: '',
} as const;

export const IMPROVEMENT_CAUSES = {
  'remember-seen': 'Keep what was already seen, so that it need not be looked for again.',
  'sort-first': 'Values in order need fewer comparisons.',
  'two-pointers': 'Two positions that move towards each other may replace a loop.',
  'running-sum': 'A sum that is carried along may replace a loop.',
  'other-structure': 'Another container may answer this question faster.',
  'stop-early': 'The loop may end as soon as the answer is known.',
  'avoid-copy': 'Work on positions instead of copies.',
  'use-a-loop': 'A loop may replace the recursion.',
  'store-answers': 'Keep answers of smaller parts, which come up again.',
  'better-names': 'Names that say what they hold make this easier to read.',
  'smaller-parts': 'Parts with a name of their own make this easier to read.',
  'check-input': 'Check what the input may hold before it is used.',
  other: '',
} as const;

export const namesOf = <T extends Readonly<Record<string, string>>>(
  causes: T,
): [keyof T & string, ...(keyof T & string)[]] => {
  const [first, ...rest] = Object.keys(causes);
  if (first === undefined) throw new Error('A list of causes is empty');
  return [first, ...rest];
};
