const MAX_WORDS = 100000;
const MAX_CHARACTERS = 500000;

const listDefect = (count, characters) =>
  count > MAX_WORDS || characters > MAX_CHARACTERS ? 'the list has too many words or characters' : null;

function tapeDefect(tape) {
  if (!/^[!-~]*$/.test(tape)) return 'the tape holds a sign that is not allowed';
  if (tape.length > 800000) return 'the tape is too long';
  let count = 0;
  let characters = 0;
  for (let at = 0; at < tape.length; count++) {
    const colon = tape.indexOf(':', at);
    const digits = colon === -1 ? '' : tape.slice(at, colon);
    // A broken tape is legal.
    if (!/^(0|[1-9]\d{0,6})$/.test(digits)) return null;
    const length = Number(digits);
    at = colon + 1 + length;
    if (at > tape.length) return null;
    characters += length;
  }
  return listDefect(count, characters);
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines[0] === 'unpack') return lines.length === 2 ? tapeDefect(lines[1]) : 'one line with a tape must follow';
  if (lines[0] !== 'pack') return 'line 1 must be pack or unpack';
  if (!/^(0|[1-9]\d{0,5})$/.test(lines[1] ?? '')) return 'line 2 must hold n';
  const words = lines.slice(2);
  if (words.length !== Number(lines[1])) return `expected ${lines[1]} words, found ${words.length}`;
  const wrong = words.find((word) => !/^"[!-~]*"$/.test(word));
  if (wrong !== undefined) return `the word ${wrong} is not allowed`;
  return listDefect(words.length, words.reduce((total, word) => total + word.length - 2, 0));
}
