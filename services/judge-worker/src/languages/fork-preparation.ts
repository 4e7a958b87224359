/** The request `P` of native/fork_protocol.h: a big-endian u32 length and so many bytes. */
export function forkPreparation(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc(5);
  head.write('P');
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}
