import { string } from 'valibot';
import { stored } from '@/shared/storage';

/** The token of the visit to X; the returned parameters must name the same one. */
export const oauthTokenEntry = stored('oauthToken', string());
/** The parameters that X returned, stored until the server has accepted them, so that a reload in between can go on. */
export const oauthVerifierEntry = stored('oauthVerifier', string());
/** The number typed before leaving, for the account of a new person. */
export const userPhoneXEntry = stored('userPhoneX', string());
