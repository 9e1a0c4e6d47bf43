/** Statuses of the checkout and of the payment (spec section 4). */

/** The initial status is 'idle': 'pristine' is a slip of the original (design, deviations). */
export type CheckoutStatus =
	'idle' | 'before_processing' | 'processing' | 'after_processing' | 'complete';

export type PaymentStatus = 'idle' | 'express_started' | 'processing' | 'ready' | 'has_error';
