export const PARTS = ['unit', 'frontend', 'services', 'catalogue', 'e2e', 'alone'];

/**
 * `[--all] [--only part[,part]] [--report file] [path… [-- jest's own options]]`
 * @throws Error in a sentence.
 */
export function parseTestArguments(args) {
  const options = { all: false, only: [], paths: [], jestArguments: [], report: undefined };
  const rest = [...args];
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === '--all') options.all = true;
    else if (word === '--only') options.only.push(...valueOf(word, rest).split(','));
    else if (word === '--report') options.report = valueOf(word, rest);
    else if (word === '--') options.jestArguments.push(...rest.splice(0));
    else if (word.startsWith('-'))
      options.jestArguments.push(word, ...(word === '-t' ? [valueOf(word, rest)] : []));
    else options.paths.push(word);
  }
  const stranger = options.only.find((part) => !PARTS.includes(part));
  if (stranger !== undefined)
    throw new Error(`There is no part ${stranger} of the tests: ${PARTS.join(', ')}`);
  if (options.only.length > 0 && options.paths.length > 0) throw new Error('Name parts or paths, not both');
  return options;
}

function valueOf(option, rest) {
  const value = rest.shift();
  if (value === undefined || value === '') throw new Error(`${option} needs a value`);
  return value;
}
