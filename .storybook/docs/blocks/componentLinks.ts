/** The address of a component's page within Storybook. */
export const pageOf = (group: string, title: string) => `?path=/docs/${group}-${title.toLowerCase().replaceAll(' ', '-')}--docs`;

/** Turns the names of components that a description prints bold into links to their pages; other bold words stay. */
export function withLinks(description: string, pages: ReadonlyMap<string, string>): string {
  return description.replace(/\*\*(\w+)\*\*/g, (bold, name: string) => {
    const page = pages.get(name);
    return page === undefined ? bold : `[${name}](${page})`;
  });
}
