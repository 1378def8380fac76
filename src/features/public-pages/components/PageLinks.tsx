import { Link, Text } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { strings } from '../strings.ts';
import * as styles from './pages.css.ts';

const links = [
  { name: strings.links.about, path: paths.about() },
  { name: strings.links.declaration, path: paths.declaration() },
  { name: strings.links.privacy, path: paths.privacy() },
  { name: strings.links.terms, path: paths.terms() },
  { name: strings.links.help, path: paths.help() },
];

/** The pages that everybody may read. */
export function PageLinks() {
  return (
    <nav aria-label={strings.linksLabel}>
      <ul className={styles.links}>
        {links.map(({ name, path }) => (
          <li key={path} className={styles.link}>
            <Text size="small">
              <Link href={path} tone="muted">
                {name}
              </Link>
            </Text>
          </li>
        ))}
      </ul>
    </nav>
  );
}
