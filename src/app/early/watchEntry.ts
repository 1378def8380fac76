/**
 * Shows an error when the page's first code can't be loaded: the content of a template (`EntryFailure`) replaces the page. Runs in the head
 * of the page, before that code is requested.
 */
export function watchEntry(): void {
  const listen = ({ target }: Event) => {
    const template = document.querySelector<HTMLTemplateElement>('#entry-failure');
    if ((target as HTMLScriptElement).type === 'module') template?.parentElement?.replaceChildren(template.content);
  };
  // A script's events don't bubble.
  addEventListener('error', listen, true);
}
