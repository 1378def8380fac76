import type { LinkElementProps } from '@/design-system';
import { Link } from 'wouter';

/** How every link inside the application navigates; handed to the design system once. */
export function RouterLink({ href, ref, ...rest }: LinkElementProps) {
  return <Link {...rest} {...(ref ? { ref } : {})} href={href} />;
}
