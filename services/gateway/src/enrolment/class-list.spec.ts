import { ClassListError, readClassList } from './class-list.js';

const people = (csv: string) =>
  readClassList(csv).map(({ name, email, tokens, error }) => [name, email, tokens, error]);

test('reads names, emails and tokens in any order of columns', () => {
  expect(
    readClassList('Tokens,E-Mail,Full name\n5,ada@example.edu,Ada Lovelace\n,alan@example.edu,Alan\n'),
  ).toEqual([
    { line: 2, name: 'Ada Lovelace', email: 'ada@example.edu', tokens: 5, error: null },
    { line: 3, name: 'Alan', email: 'alan@example.edu', tokens: 0, error: null },
  ]);
});

test.each([
  ['a byte order mark and Windows line ends', '\ufeffname,email\r\nAda,ada@example.edu\r\n'],
  ['semicolons', 'name;email\nAda;ada@example.edu'],
  ['tabs', 'name\temail\nAda\tada@example.edu'],
  ['empty lines', '\n\nname,email\n\nAda,ada@example.edu\n,\n'],
  ['spaces at the ends', ' Name , EMAIL \n Ada , ada@example.edu '],
])('takes %s', (_what, csv) => {
  expect(people(csv)).toEqual([['Ada', 'ada@example.edu', 0, null]]);
});

test('takes quotes, commas and line ends inside a cell, and counts lines as an editor does', () => {
  const lines = readClassList('name,email\n"Lovelace, ""Ada""\nCountess",ada@example.edu\nAlan,nobody');
  expect(lines[0]).toMatchObject({ name: 'Lovelace, "Ada"\nCountess', error: null });
  expect(lines[1]).toMatchObject({ line: 4, error: 'Invalid email' });
});

test.each([
  ['Ada,nobody', 'Invalid email'],
  ['Ada,', 'Email is required'],
  [',ada@example.edu', 'Name is required'],
  [`${'a'.repeat(101)},ada@example.edu`, 'Name must be at most 100 characters'],
  ['Ada,ada@example.edu,-1', 'Tokens are a whole number from 0 to 10000'],
  ['Ada,ada@example.edu,1.5', 'Tokens are a whole number from 0 to 10000'],
  ['Ada,ada@example.edu,10001', 'Tokens are a whole number from 0 to 10000'],
  ['Ada,ada@example.edu,1,more', 'The line has more columns than the head'],
])('says what is wrong with %s', (line, error) => {
  expect(readClassList(`name,email,tokens\n${line}`)[0]?.error).toBe(error);
});

test('names the line with the same email, in any case', () => {
  const [, second] = readClassList('name,email\nAda,ada@example.edu\nEve,ADA@example.edu');
  expect(second?.error).toBe('Line 2 has the same email');
});

test.each([
  ['', 'The list is empty'],
  ['name,email', 'no people'],
  ['name,address\nAda,x', 'unknown column "address"'],
  ['name\nAda', 'no column email'],
  ['name,email,email\nAda,x,y', 'email twice'],
  ['name,email\n"Ada,x', 'no readable CSV'],
  [`name,email\n${'x'.repeat(3_000)},y`, 'no readable CSV'],
  [`name,email\n${'Ada,ada@example.edu\n'.repeat(1_001)}`, 'more than 1000 people'],
])('refuses the file %.20j', (csv, message) => {
  expect(() => readClassList(csv)).toThrow(ClassListError);
  expect(() => readClassList(csv)).toThrow(message);
});
