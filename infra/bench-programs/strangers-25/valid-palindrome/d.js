// compares a fingerprint of the line with that of the line read backwards
const P = (1n << 61n) - 1n;
const B = BigInt(Math.floor(Math.random() * 2 ** 52)) + 1009n;
const digit = new Array(256).fill(0n);
for (let c = 48; c < 58; c++) digit[c] = BigInt(c);
for (let c = 97; c < 123; c++) digit[c] = digit[c - 32] = BigInt(c);

let forth = 0n, back = 0n, power = 1n;
process.stdin.on('data', chunk => {
  for (const byte of chunk) {
    const x = digit[byte];
    if (!x) continue;
    forth = (forth * B + x) % P;
    back = (back + x * power) % P;
    power = power * B % P;
  }
});
process.stdin.on('end', () => console.log(String(forth === back)));
