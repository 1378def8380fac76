import { vars } from '@/design-system/tokens/contract.css.ts';
import * as styles from './blocks.css.ts';
import { useTokens } from './useTokens.ts';

/** Every size on its own line height, in both scripts. */
export function TypeScale() {
  const values = new Map(useTokens('font').map(({ name, value }) => [name, value]));
  const names = Object.keys(vars.font.size) as (keyof typeof vars.font.size)[];
  return (
    <div className={styles.page}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Size / line</th>
            <th scope="col">Sample</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {values.get(`vars.font.size.${name}`)} / {values.get(`vars.font.line.${name}`)}
              </td>
              <td style={{ fontSize: vars.font.size[name], lineHeight: vars.font.line[name] }}>
                Words are loud <span lang="ru">и слова звучат</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
