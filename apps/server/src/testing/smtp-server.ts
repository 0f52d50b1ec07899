import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body, lines as they came. */
  readonly data: string;
}

/** What the server answers to a receiver: `250` takes it. */
export type ReceiverAnswer = (address: string) => string;

export interface TestSmtpServer {
  readonly port: number;
  readonly mails: ReceivedMail[];
  close(): Promise<void>;
}

const otherReplies: Readonly<Record<string, string>> = {
  DATA: '354 go on',
  QUIT: '221 bye',
  STAR: '502 no TLS here',
};

/** A small SMTP server without TLS that takes mails for the receivers that it likes. */
export async function smtpServer(answer: ReceiverAnswer = () => '250 ok'): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let [from, to, text, isData] = ['', [] as string[], '', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          mails.push({ from, to, data: piece });
          [isData, to] = [false, []];
          say('250 taken');
          continue;
        }
        const verb = piece.slice(0, 4).toUpperCase();
        const address = /<([^>]*)>/.exec(piece)?.[1] ?? '';
        if (verb === 'MAIL') from = address;
        const reply = verb === 'RCPT' ? answer(address) : '250 ok';
        if (verb === 'RCPT' && reply.startsWith('2')) to.push(address);
        if (verb === 'DATA') isData = true;
        say(otherReplies[verb] ?? reply);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
