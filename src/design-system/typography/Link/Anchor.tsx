import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Href } from '../../private/native.ts';

/** The props that components with a link pass to the link element: those of an anchor, with a checked `href`. */
export type LinkElementProps = Omit<ComponentProps<'a'>, 'href'> & { href: Href };

/** Renders a link inside the app: an `<a>` (so that it can be opened in a new tab) that navigates without a page load. */
export type LinkElement = ComponentType<LinkElementProps> | 'a';

const LinkContext = createContext<LinkElement>('a');

export interface LinkProviderProps {
  /** The router's link. It must be stable between renders; otherwise every link is remounted. */
  element: LinkElement;
  children: ReactNode;
}

/** Sets the router's link for all components of the design system; without it links are plain anchors. */
export function LinkProvider({ element, children }: LinkProviderProps) {
  return <LinkContext value={element}>{children}</LinkContext>;
}

/** True for `/path`, `?query` and `#hash`; false for other origins, `//host` and other schemes. */
const isInternal = (href: string) => /^(\/(?!\/)|[?#])/.test(href);

export type AnchorProps = LinkElementProps & {
  /** Opens a new tab, whose page gets neither a referrer nor an opener. */
  isNewTab?: boolean | undefined;
};

/**
 * The unstyled link inside Link, LinkButton, Avatar and Card. URLs inside the app are rendered with the provided element, all others as plain
 * anchors that send no referrer.
 */
export function Anchor({ isNewTab = false, rel, ...props }: AnchorProps) {
  const Provided = use(LinkContext);
  const internal = isInternal(props.href);
  const Element = internal && !isNewTab ? Provided : 'a';
  const safeRel = internal && !isNewTab ? rel : [rel, 'noopener noreferrer'].filter(Boolean).join(' ');
  return <Element {...props} {...(safeRel ? { rel: safeRel } : {})} {...(isNewTab ? { target: '_blank' } : {})} />;
}
