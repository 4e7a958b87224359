const TIME = /^[1-9]\d{0,9}$/;
const NUMBER = /^(0|[1-9]\d{0,9})$/;
const NAME = /^[a-z]{1,12}$/;
const MOST = 1000000000;

export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d{0,5}$/.test(first) || Number(first) > 200000) return 'q must be 1 to 200000';
  if (lines.length !== Number(first)) return `expected ${first} lines, found ${lines.length}`;
  let last = 0;
  let questions = 0;
  for (const [at, line] of lines.entries()) {
    const [kind, time, name, number, ...more] = line.split(' ');
    if (more.length > 0 || !TIME.test(time ?? '') || Number(time) > MOST || !NAME.test(name ?? '')) return `line ${at + 2} has a wrong form`;
    if (kind === 'get' && number === undefined) questions++;
    else if (kind === 'set' && NUMBER.test(number ?? '') && Number(number) <= MOST) {
      if (Number(time) <= last) return `line ${at + 2} is not later than the one before`;
      last = Number(time);
    } else return `line ${at + 2} is neither set nor get`;
  }
  return questions === 0 ? 'there is no question' : null;
}
