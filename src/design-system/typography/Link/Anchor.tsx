import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Href } from '../../private/native.ts';

/** What every linkable piece hands to the link element: an anchor's props with a certain `href`. */
export type LinkElementProps = Omit<ComponentProps<'a'>, 'href'> & { href: Href };

/** Draws a link inside the app: an `<a>` (so that it can be opened in a new tab) which navigates without a page load. */
export type LinkElement = ComponentType<LinkElementProps> | 'a';

const LinkContext = createContext<LinkElement>('a');

export interface LinkProviderProps {
  /** The router's link. It must be stable between renders; otherwise every link is remounted. */
  element: LinkElement;
  children: ReactNode;
}

/** Tells every linkable piece of the design system how the app navigates; without it links are plain anchors. */
export function LinkProvider({ element, children }: LinkProviderProps) {
  return <LinkContext value={element}>{children}</LinkContext>;
}

/** True for `/path`, `?query` and `#hash`; false for other origins, `//host` and other schemes. */
const isInternal = (href: string) => /^(\/(?!\/)|[?#])/.test(href);

export type AnchorProps = LinkElementProps & {
  /** Opens a new tab; the new page learns neither our address nor our window. */
  isNewTab?: boolean | undefined;
};

/**
 * The unstyled link under Link, LinkButton, Avatar and Card. Addresses inside the app go through the provided element,
 * all others are plain anchors that keep our address to themselves.
 */
export function Anchor({ isNewTab = false, rel, ...props }: AnchorProps) {
  const Provided = use(LinkContext);
  const internal = isInternal(props.href);
  const Element = internal && !isNewTab ? Provided : 'a';
  const safeRel = internal && !isNewTab ? rel : [rel, 'noopener noreferrer'].filter(Boolean).join(' ');
  return <Element {...props} {...(safeRel ? { rel: safeRel } : {})} {...(isNewTab ? { target: '_blank' } : {})} />;
}
