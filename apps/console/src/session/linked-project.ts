/*
 * A link to a screen names its project, since who opens it may have another one open. In the address of a page the project is
 * not kept: there the tab remembers which one is open.
 */

const key = 'project';

/** The address of a page with the project that it shows. */
export function linkToProject(page: URL, projectId: string | null): string {
  const link = new URL(page);
  if (projectId !== null) link.searchParams.set(key, projectId);
  return link.href;
}

/** Takes the project of a link out of the address of the page; null where it names none. */
export function takeLinkedProject(): string | null {
  const address = new URL(window.location.href);
  const projectId = address.searchParams.get(key);
  if (projectId === null) return null;
  address.searchParams.delete(key);
  window.history.replaceState(window.history.state, '', address);
  return projectId;
}
