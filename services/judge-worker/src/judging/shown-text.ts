/**
 * A program's output as text that can be stored and shown. It is cut at `maxBytes`. Bytes that are not UTF-8 are replaced,
 * and so are NUL characters, which PostgreSQL does not store.
 */
export function shownText(bytes: Buffer, maxBytes: number): string {
  const clipped = bytes.length > maxBytes;
  const text = new TextDecoder('utf-8', { ignoreBOM: true })
    // With `stream` the decoder drops a character that was cut in two.
    .decode(clipped ? bytes.subarray(0, maxBytes) : bytes, { stream: clipped })
    .replaceAll('\u0000', '\ufffd');
  return clipped ? `${text}…` : text;
}
