export function validate(input) {
  const found = /^([1-9]\d{0,15}) ([1-9]\d{0,15})\n?$/.exec(input);
  if (found === null) return 'the line must hold two integers from 1';
  const [a, b] = [Number(found[1]), Number(found[2])];
  if (a > b) return 'a must not be larger than b';
  return b <= 1e15 ? null : 'b must be at most 1000000000000000';
}
