import { createHmac } from 'node:crypto';
import type { NoticeWay, OutgoingNotice } from './notice-way';

/** Where notices are posted to, and the key of their signature. */
export interface WebhookConfig {
  readonly url: string;
  readonly secret: string;
}

const timeoutMs = 10_000;

/**
 * Posts notices as JSON. The signature covers the time of sending, and the id of a delivery stays the same in each try:
 * a receiver refuses what is old or what it has had.
 */
export function webhook({ url, secret }: WebhookConfig, now: () => Date): NoticeWay {
  return {
    name: 'WEBHOOK',
    reaches: () => true,
    send: async (notice, signal) => {
      const body = JSON.stringify(bodyOf(notice));
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'gep-delivery': notice.id,
          'gep-timestamp': timestamp,
          'gep-signature': `sha256=${signatureOf(secret, timestamp, body)}`,
        },
        // The address is the operator's word: nobody else may send the server elsewhere.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
    },
  };
}

/** HMAC-SHA256 of `timestamp.body` as hexadecimal digits. */
function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

function bodyOf({ id, event, title, text, project, createdAt, to, link }: OutgoingNotice) {
  const { name, contact, phone, email } = to;
  return {
    ...{ id, event, title, text, project, link },
    createTime: createdAt.toISOString(),
    to: { name, contact, phone, email },
  };
}
