import { buildApp } from '../scripts/build-app';

/** Builds once, before the workers start servers side by side. */
export default async function build(): Promise<void> {
  await buildApp();
}
