/**
 * Says so when the code that the page begins with cannot be fetched: what stands in a template (`EntryFailure`) takes the place of all
 * that the page shows. Runs in the head of the page, before that code is asked for.
 */
export function watchEntry(): void {
  const listen = ({ target }: Event) => {
    const template = document.querySelector<HTMLTemplateElement>('#entry-failure');
    if ((target as HTMLScriptElement).type === 'module') template?.parentElement?.replaceChildren(template.content);
  };
  // What happens to a script does not bubble.
  addEventListener('error', listen, true);
}
