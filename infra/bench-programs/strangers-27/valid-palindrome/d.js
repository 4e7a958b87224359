// s is a palindrome if the longest border of  s | reversed s  is all of s
const codes = [];
for (const byte of require('fs').readFileSync(0)) {
  if (byte >= 48 && byte <= 57) codes.push(byte);
  else if ((byte | 32) >= 97 && (byte | 32) <= 122) codes.push(byte | 32);
}
const n = codes.length;
const t = Uint8Array.from([...codes, 0, ...codes.reverse()]);
const border = new Int32Array(t.length);
for (let i = 1, k = 0; i < t.length; i++) {
  while (k > 0 && t[i] !== t[k]) k = border[k - 1];
  if (t[i] === t[k]) k++;
  border[i] = k;
}
console.log(n === 0 || border[t.length - 1] === n ? 'true' : 'false');
