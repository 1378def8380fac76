import { Heading, LinkButton } from '@/design-system';
import { feedbackStrings } from '@/features/feedback';
import { strings } from '../strings.ts';
import { failure } from './PageShell.css.ts';

/**
 * Shown when the application's first code can't be loaded (`watchEntry`): one sentence and a way to try again, since it is part of every
 * page. In English, because other languages are loaded with code; a link, because no code can handle a button.
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
