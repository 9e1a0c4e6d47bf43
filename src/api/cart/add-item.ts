import type { IntentOf } from './intents';
import { cartRequest, type StoreRequest } from '../request';

/**
 * POST cart/add-item {id, quantity} with the chosen variation and the data that a plugin's form posts. The idempotency
 * key makes a repeated request safe: the shop adds once for each key.
 */
export const addItem = (intent: IntentOf<'add-item'>): StoreRequest =>
	cartRequest(
		'add-item',
		{
			...intent.extra,
			id: intent.productId,
			quantity: intent.quantity,
			...(intent.variation.length > 0 && { variation: intent.variation }),
		},
		{ 'Idempotency-Key': intent.idempotencyKey },
	);
