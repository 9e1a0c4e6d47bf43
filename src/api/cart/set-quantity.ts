import type { IntentOf } from './intents';
import { cartRequest, type StoreRequest } from '../request';

/** POST cart/update-item {key, quantity}. */
export const setQuantity = ({ key, quantity }: IntentOf<'set-quantity'>): StoreRequest =>
	cartRequest('update-item', { key, quantity });
