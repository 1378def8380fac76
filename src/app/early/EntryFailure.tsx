import { Heading, LinkButton } from '@/design-system';
import { feedbackStrings } from '@/features/feedback';
import { strings } from '../strings.ts';
import { failure } from './PageShell.css.ts';

/**
 * What the page says when the code that it begins with cannot be fetched (`watchEntry`): one sentence and the way to try again, for it
 * is a part of every page. In English, because other languages come with code; a link, because nothing is there to handle a press.
 */
export function EntryFailure() {
  return (
    <template id="entry-failure">
      <main lang="en" dir="ltr" className={failure}>
        <div role="alert">
          <Heading level={1}>{feedbackStrings.network}</Heading>
        </div>
        <LinkButton href="">{strings.reload}</LinkButton>
      </main>
    </template>
  );
}
