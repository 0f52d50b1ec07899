import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** Bytes, for example WKB. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
  fromDriver: (value) => new Uint8Array(value),
});

/** An instant with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Primary key of the tables whose ids are made by `newId`. */
export const id = () => text('id').primaryKey();
