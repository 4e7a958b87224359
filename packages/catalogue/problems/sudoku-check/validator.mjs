export function validate(input) {
  const [first, ...rows] = input.replace(/\n$/, '').split('\n');
  if (!/^([1-9]|[12]\d|30)$/.test(first)) return 'k must be 1 to 30';
  const size = Number(first) ** 2;
  if (rows.length !== size) return `expected ${size} rows, found ${rows.length}`;
  for (const row of rows) {
    const numbers = row.split(' ');
    if (numbers.length !== size) return `a row must hold ${size} numbers`;
    const wrong = numbers.find((number) => !/^(0|[1-9]\d{0,2})$/.test(number) || Number(number) > size);
    if (wrong !== undefined) return `the number ${wrong} is not allowed`;
  }
  return null;
}
