const OPERATION = /^(?:get (0|[1-9]\d{0,6})|put (0|[1-9]\d{0,6}) (0|[1-9]\d{0,6}))$/;

export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  const head = /^([1-9]\d{0,4}) ([1-9]\d{0,5})$/.exec(first);
  if (head === null) return 'line 1 must hold the integers cap and q';
  const [cap, q] = [Number(head[1]), Number(head[2])];
  if (cap > 50000) return `cap must be at most 50000, found ${cap}`;
  if (q > 100000) return `q must be at most 100000, found ${q}`;
  if (lines.length !== q) return `expected ${q} operations, found ${lines.length}`;
  let gets = 0;
  for (const [i, line] of lines.entries()) {
    const parts = OPERATION.exec(line);
    if (parts === null) return `operation ${i + 1} is neither get k nor put k v`;
    if (parts.slice(1).some((number) => Number(number ?? 0) > 1000000))
      return `operation ${i + 1}: number out of range`;
    if (line.startsWith('get')) gets++;
  }
  return gets > 0 ? null : 'there must be at least one get';
}
