const WHOLE = new TextDecoder('utf-8', { ignoreBOM: true });
/** A decoder that was asked for a part keeps what is left of it, so each part needs its own. */
const decodePart = (bytes: Buffer): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true });

/**
 * A program's output as text that can be stored and shown. It is cut at `maxBytes`. Bytes that are not UTF-8 are replaced,
 * and so are NUL characters, which PostgreSQL does not store.
 */
export function shownText(bytes: Buffer, maxBytes: number): string {
  if (bytes.length === 0) return '';
  const clipped = bytes.length > maxBytes;
  // A character that was cut in two is dropped.
  const decoded = clipped ? decodePart(bytes.subarray(0, maxBytes)) : WHOLE.decode(bytes);
  const text = decoded.includes('\u0000') ? decoded.replaceAll('\u0000', '\ufffd') : decoded;
  return clipped ? `${text}…` : text;
}
