/** Statuses of the checkout and of the payment (docs/behaviour.md#checkout-status). */

/**
 * The initial status is 'idle': 'pristine' is a slip of the original
 * (docs/behaviour.md#deliberate-departures-from-woocommerce).
 */
export type CheckoutStatus =
	'idle' | 'before_processing' | 'processing' | 'after_processing' | 'complete';

export type PaymentStatus = 'idle' | 'express_started' | 'processing' | 'ready' | 'has_error';
