import type { IntentOf } from './intents';
import { cartRequest, type StoreRequest } from '../request';

/** POST cart/remove-item {key}. */
export const removeItem = ({ key }: IntentOf<'remove-item'>): StoreRequest =>
	cartRequest('remove-item', { key });
