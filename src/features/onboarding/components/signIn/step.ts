import type { CaptchaProvider } from '../../captcha/types.ts';
import type { ProblemField, SignInState } from '../../model/signIn.ts';
import type { SignInActions } from '../../state/useSignIn.ts';

/** What every step of the form gets. */
export interface StepProps {
  state: SignInState;
  actions: SignInActions;
  captcha: CaptchaProvider | undefined;
}

/** The messages that stand beside a field. */
export const errorsOf = ({ problem }: SignInState, field: ProblemField): readonly string[] =>
  problem?.field === field ? problem.messages : [];
