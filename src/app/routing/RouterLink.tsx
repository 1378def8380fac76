import type { LinkElementProps } from '@/design-system';
import { hrefOf, type Path } from '@/shared/lib/paths';

/** Every link inside the application, as the design system draws it: plain. `LinkFollower` navigates. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  return <a {...rest} href={href.startsWith('/') ? hrefOf(href as Path) : href} />;
}
