export function validate(input) {
  return /^[1-9]\d{0,2} (0|[1-9]\d{0,14}) [1-9]\d{0,4}\n?$/.test(input) ? null : 'expected b e m';
}
