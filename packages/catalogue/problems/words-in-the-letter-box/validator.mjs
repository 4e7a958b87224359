export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const size = /^([1-9]|1[0-5]) ([1-9]|1[0-5])$/.exec(lines[0]);
  if (size === null) return 'line 1 must hold r and c';
  const [rows, columns] = [Number(size[1]), Number(size[2])];
  const grid = lines.slice(1, rows + 1);
  if (grid.length < rows || grid.some((row) => row.length !== columns || !/^[a-z]+$/.test(row))) return `expected ${rows} rows of ${columns} letters`;
  const n = lines[rows + 1] ?? '';
  if (!/^[1-9]\d{0,4}$/.test(n) || Number(n) > 20000) return 'n must be 1 to 20000';
  const words = lines.slice(rows + 2);
  if (words.length !== Number(n)) return `expected ${n} words, found ${words.length}`;
  const wrong = words.find((word) => !/^[a-z]{1,8}$/.test(word));
  if (wrong !== undefined) return `the word ${wrong} is not allowed`;
  return new Set(words).size === words.length ? null : 'a word stands twice in the list';
}
