import { memo, type ReactNode } from 'react';
import { Anchor } from '@/design-system';
import { hrefOf, paths } from '@/shared/lib/paths';
import { type Mentions, postPieces, shownText } from '@/shared/lib/text/pieces';
import type { TextToken } from '@/shared/lib/text/scanText';
import * as parts from './Card.parts.css.ts';

/** People's text as elements: mentions lead to profiles, tags to their tab, links outside. Never markup. */
export const PostText = memo(function PostText({ text, mentions }: { text: string; mentions: Mentions | undefined }) {
  return postPieces(text, mentions).map(elementOf);
});

function elementOf(token: TextToken, index: number): ReactNode {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'mention':
      return (
        <a key={index} className={parts.token} href={hrefOf(paths.user(token.username))}>
          {token.text}
        </a>
      );
    case 'tag':
      return (
        <a key={index} className={parts.token} href={hrefOf(paths.home({ tag: token.tag }))}>
          {token.text}
        </a>
      );
    case 'link':
      return (
        <Anchor key={index} className={parts.token} href={token.href} isNewTab rel="nofollow">
          {shownText(token)}
        </Anchor>
      );
  }
}
