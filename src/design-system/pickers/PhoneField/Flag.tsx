import { lazyValue, useLazyValue } from '../../late/index.ts';
import type { CountryCode } from '../phone/phoneLibrary.ts';
import * as styles from './Flag.css.ts';

/** All drawings in one file of about 40 kB compressed: one request, and none to another host. */
const flags = lazyValue<Partial<Record<string, string>>>(() => import('country-flag-icons/string/3x2'));

/** A country's flag; a grey field of the same size until the drawings are there. The country is always named beside it. */
export function Flag({ country }: { country: CountryCode }) {
  const drawing = useLazyValue(flags)?.[country];
  if (!drawing) return <span className={styles.flag} />;
  // Through an image, where nothing in the drawing can run.
  return <img src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt="" width={22} height={15} className={styles.flag} />;
}
