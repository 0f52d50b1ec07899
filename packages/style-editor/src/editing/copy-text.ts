/** Puts a text into the clipboard. @returns false where the browser keeps its clipboard closed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
