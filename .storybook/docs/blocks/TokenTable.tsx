import type { ReactNode } from 'react';
import type { vars } from '@/design-system/tokens/contract.css.ts';
import * as styles from './blocks.css.ts';
import { type Token, useTokens } from './useTokens.ts';

/** How each group of tokens is shown beside its name. */
const samples: Partial<Record<keyof typeof vars, (token: Token) => ReactNode>> = {
  color: ({ value }) => (
    <span className={styles.swatch}>
      <span className={styles.paint} style={{ background: value }} />
    </span>
  ),
  space: ({ value }) => <span className={styles.bar} style={{ inlineSize: value }} />,
  radius: ({ value }) => <span className={styles.corner} style={{ borderRadius: value }} />,
  shadow: ({ value }) => <span className={styles.corner} style={{ boxShadow: value, borderColor: 'transparent' }} />,
};

/** One group of the contract: names, samples and the values of the theme in the toolbar. */
export function TokenTable({ group }: { group: keyof typeof vars }) {
  const tokens = useTokens(group);
  const sample = samples[group];
  return (
    <div className={styles.page}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            {sample && <th scope="col">Sample</th>}
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <code>{token.name}</code>
              </th>
              {sample && <td>{sample(token)}</td>}
              <td>
                <code>{token.value}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
