import type { ProviderPage } from './page.ts';

const look = `
main { max-width: 26rem; margin: 10vh auto; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; border-radius: 1rem; }
h1 { margin: 0 0 .5rem; font-size: 1.35rem; }
p { margin: 0 0 1rem; }
ul { display: grid; gap: .5rem; margin: 0; padding: 0; list-style: none; }
a { display: block; padding: .75rem 1rem; border: 1px solid GrayText; border-radius: .5rem; color: LinkText; }
:root { color-scheme: light dark; }
`;

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/**
 * Shows a provider's page, or another plain one, in place of the application. The promise never settles, so that the application doesn't
 * start.
 */
export function showPage({ title, text, choices }: ProviderPage): Promise<never> {
  document.title = title;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const list = document.createElement('ul');
  for (const { label, href } of choices) {
    const link = element('a', label);
    link.setAttribute('href', href);
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  const main = document.createElement('main');
  main.id = 'main';
  main.append(element('h1', title), element('p', text), list);
  document.getElementById('root')?.replaceChildren(main);
  return new Promise(() => undefined);
}
