const SIGNS = /[a-z]+|[1-9]\d{0,5}\[|\]/y;

export function validate(input) {
  const text = input.replace(/\n$/, '');
  if (text.length < 1 || text.length > 400000) return 'the pattern must have 1 to 400000 signs';
  // Sizes of the open rows, and how often each is repeated.
  const sizes = [0];
  const counts = [1];
  SIGNS.lastIndex = 0;
  while (SIGNS.lastIndex < text.length) {
    const at = SIGNS.lastIndex;
    const found = SIGNS.exec(text);
    if (found === null) return `sign ${at + 1} is not allowed there`;
    const [part] = found;
    if (part === ']') {
      if (sizes.length === 1) return `sign ${at + 1} closes no bracket`;
      const size = sizes.pop() * counts.pop();
      if (size === 0) return `sign ${at + 1} closes an empty bracket`;
      sizes[sizes.length - 1] += size;
    } else if (part.endsWith('[')) {
      sizes.push(0);
      counts.push(Number.parseInt(part, 10));
      if (counts[counts.length - 1] > 500000) return 'a number is too large';
      if (sizes.length > 201) return 'the brackets are nested too deeply';
    } else sizes[sizes.length - 1] += part.length;
    if (sizes[sizes.length - 1] > 500000) return 'the pattern has too many stitches';
  }
  return sizes.length === 1 ? null : 'a bracket is not closed';
}
