import { memo, type ReactNode } from 'react';
import { Anchor } from '@/design-system';
import { hrefOf, paths } from '@/shared/lib/paths';
import { addressParts, type Mentions, postPieces } from '@/shared/lib/text/pieces';
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
        <a key={index} className={parts.token} dir="auto" href={hrefOf(paths.user(token.username))}>
          {token.text}
        </a>
      );
    case 'tag':
      return (
        <a key={index} className={parts.token} dir="auto" href={hrefOf(paths.home({ tag: token.tag }))}>
          {token.text}
        </a>
      );
    case 'link':
      return <Address key={index} token={token} />;
  }
}

/** An address without its scheme and its end: both are there for the clipboard, and the whole shows on hover and focus. */
function Address({ token }: { token: Extract<TextToken, { kind: 'link' }> }) {
  const { before, shown, after } = addressParts(token.text);
  return (
    <Anchor
      className={parts.token}
      dir="auto"
      href={token.href}
      isNewTab
      rel="nofollow"
      {...(after && { 'data-whole': before + shown + after })}
    >
      <span className={parts.unseen} aria-hidden>
        {before}
      </span>
      {shown}
      {after && (
        <span className={parts.unseen} aria-hidden>
          {after}
        </span>
      )}
    </Anchor>
  );
}
