// one output buffer; a closing bracket copies the region since its opening bracket, doubling as it goes
const src = require('fs').readFileSync(0);
const dst = Buffer.allocUnsafe(500001);
const mark = new Int32Array(201), cnt = new Int32Array(201);
let top = 0, len = 0, num = 0;
for (let i = 0; i < src.length; i++) {
  const ch = src[i];
  if (ch >= 97 && ch <= 122) dst[len++] = ch;
  else if (ch >= 48 && ch <= 57) num = num * 10 + (ch & 15);
  else if (ch === 91) { mark[top] = len; cnt[top++] = num; num = 0; }
  else if (ch === 93) {
    const from = mark[--top], size = len - from, end = from + size * cnt[top];
    while (len < end) {
      const chunk = Math.min(len - from, end - len);
      dst.copyWithin(len, from, from + chunk);
      len += chunk;
    }
  }
}
dst[len++] = 10;
process.stdout.write(dst.subarray(0, len));
