import { createTransport } from 'nodemailer';
import type { MailPlace } from '../config/notices';
import { RefusedError } from './notice-way';
import type { NoticeWay, OutgoingNotice } from './notice-way';

const timeoutMs = 20_000;

/** Sends notices as plain mails over SMTP to readers that have an address. */
export function mail({ host, port, secure, login, from }: MailPlace): NoticeWay {
  const transport = createTransport({
    host,
    port,
    secure,
    ...(login && { auth: login }),
    // A password never crosses a network in the clear.
    requireTLS: login !== null && !isOwnMachine(host),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'MAIL',
    reaches: ({ email }) => email !== '',
    send: async (notice) => {
      // The address may be gone since.
      if (notice.to.email === '') throw new RefusedError('no address');
      await transport
        .sendMail({
          from,
          to: notice.to.email,
          subject: notice.project ? `${notice.title}（${notice.project.name}）` : notice.title,
          text: textOf(notice),
          // The same in each try: mail servers drop a repetition.
          messageId: `<${notice.id}@${from.replace(/^.*@|>.*$/g, '')}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: unknown) => {
          throw isRefusedReceiver(error) ? new RefusedError(error.message) : error;
        });
    },
  };
}

function textOf({ text, project, link }: OutgoingNotice): string {
  return [...(project ? [project.name] : []), text, ...(link ? [link] : [])].join('\n\n');
}

/** The server knows no such receiver; a full mailbox or a greylist answers with 4xx and is tried again. */
function isRefusedReceiver(error: unknown): error is Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    error instanceof Error && code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500
  );
}

function isOwnMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
