import { string } from 'valibot';
import { stored } from '@/shared/storage';

/** The token one went to X with; what comes back must name the same one. */
export const oauthTokenEntry = stored('oauthToken', string());
/** What X sent back, until the server has taken it: a reload in between goes on. */
export const oauthVerifierEntry = stored('oauthVerifier', string());
/** The number typed before leaving, for the account of somebody new. */
export const userPhoneXEntry = stored('userPhoneX', string());
