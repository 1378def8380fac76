import { type Preferences, schemes, type ThemeSettings } from '@/design-system/theme/types.ts';
import * as styles from './blocks.css.ts';
import { worstPairs } from './worstPairs.ts';

export interface ContrastTableProps {
  theme: ThemeSettings;
  preferences: Preferences;
}

/** Contrast measured by the solver for the theme in the toolbar, over every surface and every light of the canvas. */
export function ContrastTable({ theme, preferences }: ContrastTableProps) {
  return (
    <div className={styles.page}>
      {schemes.map((scheme) => (
        <table key={scheme} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">In {scheme}</th>
              <th scope="col">hardest on</th>
              <th scope="col">contrast</th>
              <th scope="col">asked for</th>
            </tr>
          </thead>
          <tbody>
            {worstPairs(theme, scheme, preferences).map(({ foreground, surface, ratio, target }) => (
              <tr key={foreground}>
                <th scope="row">{foreground}</th>
                <td>{surface}</td>
                <td className={ratio >= target ? styles.met : styles.missed}>
                  {ratio >= target ? '✓' : '✗'} {ratio.toFixed(2)}
                </td>
                <td>{target}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
