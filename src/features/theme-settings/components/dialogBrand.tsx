import type { DialogBrand } from '@/design-system/overlays/Dialog/dialogOptions.ts';
import { paths } from '@/shared/lib/paths';
import { strings } from '../strings.ts';
import { Logo } from './Logo.tsx';

/** The logo in dialogs that people reach from outside the application. It links home in a new tab, so that the dialog stays (specification, section 2). */
export function dialogBrand(): DialogBrand {
  return { href: paths.home(), label: strings.brandLabel, mark: <Logo size="tile" /> };
}
