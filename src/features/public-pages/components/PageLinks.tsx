import { Link, Text } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { strings } from '../strings.ts';
import * as styles from './pages.css.ts';

const links = ['about', 'declaration', 'privacy', 'terms', 'help'] as const;

/** Links to the public pages, which guests may read too. */
export function PageLinks() {
  return (
    <nav aria-label={strings.linksLabel}>
      <ul className={styles.links}>
        {links.map((name) => (
          <li key={name} className={styles.link}>
            <Text size="small">
              <Link href={paths[name]()} tone="muted">
                {strings.links[name]}
              </Link>
            </Text>
          </li>
        ))}
      </ul>
    </nav>
  );
}
