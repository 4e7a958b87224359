export function validate(input) {
  if (!/^[1-9]\d{0,15}\n?$/.test(input)) return "expected one whole number from 1 on";
  return null;
}
