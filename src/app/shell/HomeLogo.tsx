import { memo } from 'react';
import { Anchor } from '@/design-system';
import { Logo } from '@/features/theme-settings';
import { paths } from '@/shared/lib/paths';
import { strings } from '../strings.ts';
import * as styles from './Header.css.ts';

/** The product's logo, or the person's custom one; links home. */
export const HomeLogo = memo(function HomeLogo() {
  return (
    <Anchor href={paths.home()} className={styles.logo} aria-label={strings.home}>
      <Logo />
    </Anchor>
  );
});
