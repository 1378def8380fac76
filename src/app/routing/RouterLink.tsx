import type { LinkElementProps } from '@/design-system';
import { hrefOf, type Path } from '@/shared/lib/paths';

/** The design system's link for internal addresses: a plain `<a>`, since `LinkFollower` navigates. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  return <a {...rest} href={href.startsWith('/') ? hrefOf(href as Path) : href} />;
}
