/** False when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without a secure connection there is no clipboard, but what is selected can still be copied.
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  box.setAttribute("readonly", "");
  box.className = "sr-only";
  document.body.append(box);
  box.select();
  const isDone = document.execCommand("copy");
  box.remove();
  return isDone;
}
