import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface SmtpSink {
  url: string;
  /** The messages as they were sent, oldest first. */
  mails: string[];
  stop(): Promise<void>;
}

/** A mail server that accepts everything and delivers nothing. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setEncoding('utf8').on('error', () => undefined);
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let text = '';
    let inMessage = false;
    const end = '\r\n.\r\n';
    socket.on('data', (chunk: string) => {
      text += chunk;
      for (;;) {
        const at = text.indexOf(inMessage ? end : '\r\n');
        if (at < 0) return;
        const part = text.slice(0, at);
        text = text.slice(at + (inMessage ? end.length : 2));
        if (inMessage) {
          // Quoted-printable: soft line breaks end in "=", and "=3D" is "=".
          mails.push(part.replaceAll('=\r\n', '').replaceAll('=3D', '='));
          inMessage = false;
          say('250 kept');
        } else if (/^DATA/i.test(part)) {
          inMessage = true;
          say('354 go on');
        } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
        else say('250 fine');
      }
    });
    say('220 sink');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
