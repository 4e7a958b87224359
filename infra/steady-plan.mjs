/**
 * The conditions of so many runs: three in ten beside busy loops, one in ten on one core, at least one of each where
 * there is room.
 */
export function conditionsOf(count) {
  const busy = count < 2 ? 0 : Math.max(1, Math.round(count * 0.3));
  const oneCore = count < 3 ? 0 : Math.max(1, Math.round(count * 0.1));
  return [
    ...Array.from({ length: count - busy - oneCore }, () => 'quiet'),
    ...Array.from({ length: busy }, () => 'busy'),
    ...Array.from({ length: oneCore }, () => 'one core'),
  ];
}

/** One line for each file that failed or passed only alone, with the runs in which it did. */
export function unsteadyFiles(runs) {
  const seen = new Map();
  runs.forEach(({ condition, failedFiles, onlyAlone }, at) => {
    const note = (file, what) =>
      seen.set(file, [...(seen.get(file) ?? []), `run ${at + 1} (${condition}): ${what}`]);
    for (const file of failedFiles) note(file, 'failed');
    for (const file of onlyAlone) note(file, 'passed only alone');
  });
  return [...seen].map(([file, notes]) => `${file}: ${notes.join('; ')}`);
}
