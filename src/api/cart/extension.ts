import type { IntentOf } from './intents';
import { cartRequest, type StoreRequest } from '../request';

/** POST cart/extensions {namespace, data}: an extension's own change. */
export const updateExtension = ({ namespace, data }: IntentOf<'extension'>): StoreRequest =>
	cartRequest('extensions', { namespace, data });
