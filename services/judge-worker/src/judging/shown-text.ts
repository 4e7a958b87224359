/**
 * What a program printed, as text that can be stored and shown: cut at `maxBytes`, bytes that are not UTF-8 and zero
 * bytes (which PostgreSQL does not store) replaced.
 */
export function shownText(bytes: Buffer, maxBytes: number): string {
  const clipped = bytes.length > maxBytes;
  const text = new TextDecoder('utf-8', { ignoreBOM: true })
    // `stream` holds back a character that the cut went through.
    .decode(clipped ? bytes.subarray(0, maxBytes) : bytes, { stream: clipped })
    .replaceAll('\u0000', '\ufffd');
  return clipped ? `${text}…` : text;
}
