import type { SupportInfo } from '@gep/api-client';

/** What somebody who helps has to know of a browser and a server, and nothing of the person or the project. */
export function diagnostics(info: SupportInfo, role: string, now = new Date()): string {
  const { innerWidth, innerHeight, devicePixelRatio, screen } = window;
  return [
    `GEP ${info.version}, tables ${info.tables}, ${info.database}, Node ${info.node}`,
    `time: ${now.toISOString()} (${Intl.DateTimeFormat().resolvedOptions().timeZone})`,
    `role: ${role}`,
    `page language: ${document.documentElement.lang}`,
    `window: ${innerWidth} x ${innerHeight}, screen ${screen.width} x ${screen.height}, ratio ${devicePixelRatio}`,
    `online: ${navigator.onLine ? 'yes' : 'no'}`,
    `browser: ${navigator.userAgent}`,
  ].join('\n');
}
