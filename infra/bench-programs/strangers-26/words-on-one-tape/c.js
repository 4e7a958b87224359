const inp = require('fs').readFileSync(0);
const out = Buffer.alloc(2 * inp.length + 64);
let p = 0, o = 0;

const LF = 10, QUOTE = 34, ZERO = 48, COLON = 58;

function restOfLine() {
  const from = p;
  while (p < inp.length && inp[p] > 32) p++;
  const to = p;
  while (p < inp.length && inp[p] !== LF) p++;
  p++;
  return [from, to];
}

function putNumber(x) {
  if (x >= 10) putNumber(Math.floor(x / 10));
  out[o++] = ZERO + x % 10;
}

function copy(from, to) {
  inp.copy(out, o, from, to);
  o += to - from;
}

function pack() {
  const [a, b] = restOfLine();
  let n = Number(inp.toString('latin1', a, b));
  while (n-- > 0) {
    const [from, to] = restOfLine();
    putNumber(to - from - 2);
    out[o++] = COLON;
    copy(from + 1, to - 1);
  }
  out[o++] = LF;
}

function unpack() {
  const [from, end] = restOfLine();
  let count = 0, i = from;
  while (i < end) {
    let length = 0;
    const begin = i;
    while (i < end && inp[i] >= ZERO && inp[i] < COLON) {
      length = length * 10 + inp[i++] - ZERO;
      if (length > end) return false;
    }
    const digits = i - begin;
    if (digits === 0 || (digits > 1 && inp[begin] === ZERO)) return false;
    if (i === end || inp[i++] !== COLON || i + length > end) return false;
    out[o++] = QUOTE;
    copy(i, i + length);
    out[o++] = QUOTE;
    out[o++] = LF;
    i += length;
    count++;
  }
  return count + '\n';
}

const [x, y] = restOfLine();
if (inp.toString('latin1', x, y) === 'pack') {
  pack();
  process.stdout.write(out.subarray(0, o));
} else {
  const head = unpack();
  if (head) {
    process.stdout.write(head);
    process.stdout.write(out.subarray(0, o));
  } else process.stdout.write('broken\n');
}
