/** window.wc.wcBlocksData: names and descriptors of the stores, and the function that shows errors of the Store API. */
import { select } from '@wordpress/data';
import { decodeFailure } from '../../api';
import { noticesFor } from '../../domain/failure/failure';
import { valueAt } from '../../domain/support/unknown';
import { CART_STORE_KEY, cartStore } from '../../stores/cart/store/contract';
import { CHECKOUT_STORE_KEY, checkoutStore } from '../../stores/checkout/store/contract';
import { PAYMENT_STORE_KEY, paymentStore } from '../../stores/checkout/payment/contract';
import { raiseNotice } from '../../stores/shared/notices';
import { referToStore } from '../../stores/shared/registry';
import type { Registry } from '../../stores/shared/registry';
import { whenNoExpressPayment } from '../../stores/shared/express-pause';
import { VALIDATION_STORE_KEY, validationStore } from '../../stores/checkout/validation';
import { pageRegistry } from '../../stores/shared/page-registry';

/** Checks for an error of the Store API, recognised by its code and its message (docs/behaviour.md#failure-notices). */
const isApiError = (error: unknown): boolean =>
	typeof valueAt(error, 'code') === 'string' && typeof valueAt(error, 'message') === 'string';

/**
 * Creates a function that shows a Store API error in its context (docs/behaviour.md#failure-notices), as soon as no
 * express payment method is active; plugins pass it the error they caught. Other errors are ignored.
 */
export const createErrorProcessor =
	(registry: Pick<Registry, 'select' | 'dispatch' | 'subscribe'>) =>
	(error: unknown, context: string | null = null): void => {
		if (!isApiError(error)) {
			return;
		}
		const notices = noticesFor(decodeFailure(0, error), context, '');
		whenNoExpressPayment(registry, () => {
			for (const { id, context: where, message } of notices) {
				raiseNotice(registry, 'error', message, { id, context: where });
			}
		});
	};

const COLLECTIONS_STORE_KEY = 'wc/store/collections';
const QUERY_STATE_STORE_KEY = 'wc/store/query-state';
const SCHEMA_STORE_KEY = 'wc/store/schema';
const STORE_NOTICES_STORE_KEY = 'wc/store/store-notices';

export const wcBlocksData: Record<string, unknown> = {
	API_BLOCK_NAMESPACE: 'wc/blocks',
	CART_STORE_KEY,
	CHECKOUT_STORE_KEY,
	COLLECTIONS_STORE_KEY,
	PAYMENT_STORE_KEY,
	QUERY_STATE_STORE_KEY,
	SCHEMA_STORE_KEY,
	STORE_NOTICES_STORE_KEY,
	VALIDATION_STORE_KEY,
	EMPTY_CART_COUPONS: [],
	EMPTY_CART_CROSS_SELLS: [],
	EMPTY_CART_ERRORS: [],
	EMPTY_CART_FEES: [],
	EMPTY_CART_ITEMS: [],
	EMPTY_CART_ITEM_ERRORS: [],
	EMPTY_EXTENSIONS: {},
	EMPTY_PAYMENT_METHODS: [],
	EMPTY_PAYMENT_REQUIREMENTS: [],
	EMPTY_SHIPPING_RATES: [],
	EMPTY_TAX_LINES: [],
	cartStore,
	checkoutStore,
	collectionsStore: referToStore(COLLECTIONS_STORE_KEY),
	paymentStore,
	queryStateStore: referToStore(QUERY_STATE_STORE_KEY),
	schemaStore: referToStore(SCHEMA_STORE_KEY),
	storeNoticesStore: referToStore(STORE_NOTICES_STORE_KEY),
	validationStore,
	isEditor: (): boolean => Boolean(select('core/editor')),
	processErrorResponse: createErrorProcessor(pageRegistry),
};
