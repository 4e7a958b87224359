const NUMBER = /^(0|-?[1-9]\d{0,3})$/;
const PART = /0|-?[1-9]\d{0,3}|[(),]/y;
const MAX_FORKS = 80000;
const MAX_DEPTH = 800;

function tokensDefect(count, line) {
  const tokens = line.split(' ');
  if (!/^[1-9]\d{0,5}$/.test(count) || Number(count) !== tokens.length) return 'line 2 must hold the number of tokens';
  if (tokens[0] === 'null' || tokens[tokens.length - 1] === 'null') return 'a tree must not begin or end with null';
  const places = [1];
  let forks = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (places[i] === undefined) return `token ${i + 1} grows on no fork`;
    if (tokens[i] === 'null') continue;
    if (!NUMBER.test(tokens[i])) return `the number ${tokens[i]} is not allowed`;
    if (places[i] > MAX_DEPTH || ++forks > MAX_FORKS) return 'the tree is too large';
    places.push(places[i] + 1, places[i] + 1);
  }
  return null;
}

/** Goes through the text with a stack of open forks. */
function textDefect(text) {
  // What may stand next; an open fork on the stack knows whether its comma was seen.
  const stack = [];
  let forks = 0;
  let before = '';
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const at = PART.lastIndex + 1;
    const found = PART.exec(text);
    if (found === null) return `sign ${at} is not allowed`;
    const [part] = found;
    const afterTree = before === 'number' || before === ')';
    if (part === '(') {
      if (before !== 'number') return `sign ${at} opens a bracket behind no number`;
      stack.push(false);
    } else if (part === ',') {
      if (stack.length === 0 || stack[stack.length - 1] || !(afterTree || before === '(')) return `sign ${at} is a comma in a wrong place`;
      stack[stack.length - 1] = true;
    } else if (part === ')') {
      if (stack.length === 0 || !afterTree) return `sign ${at} closes a bracket in a wrong place`;
      stack.pop();
    } else {
      if (afterTree || (before === '' && forks > 0)) return `sign ${at} begins a number in a wrong place`;
      if (stack.length >= MAX_DEPTH || ++forks > MAX_FORKS) return 'the tree is too large';
    }
    before = '(),'.includes(part) ? part : 'number';
  }
  return stack.length === 0 && forks > 0 ? null : 'the text ends too early';
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines[0] === 'write') return lines.length === 3 ? tokensDefect(lines[1], lines[2]) : 'two lines must follow';
  if (lines[0] === 'read') return lines.length === 2 ? textDefect(lines[1]) : 'one line must follow';
  return 'line 1 must be write or read';
}
