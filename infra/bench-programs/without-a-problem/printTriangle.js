const H = 8;
for (let i = 0; i < H; i++) {
  console.log(' '.repeat(H - i - 1) + '*'.repeat(2 * i + 1));
}
console.log(' '.repeat(H - 1) + '|');
