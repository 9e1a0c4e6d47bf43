import { store as noticesStore } from '@wordpress/notices';
import { aCart } from '../../../../test/fixtures/builders';
import { aPage, registerPayment, seedOf } from '../../../../test/support/stores';
import type { CartErrorData } from '../../../domain/cart/data';
import { paymentStore } from '../../checkout/payment/contract';
import { createPageMethods } from '../../checkout/payment/methods';
import { notifyErrors } from './notify';

const good = seedOf(aCart());
const withErrors = (...errors: readonly CartErrorData[]) => ({ ...good, errors });
const soldOut = withErrors({ code: 'sold-out', message: 'Mug is sold out.' });
const closed = withErrors({ code: 'closed', message: 'The shop is closed.' });

/** Starts an express payment. */
const paying = () => {
	const { registry } = aPage(aCart());
	registerPayment(registry, {
		methods: createPageMethods(new EventTarget()),
		savedPaymentMethods: {},
	});
	const payment = registry.dispatch(paymentStore);
	void payment.__internalSetAvailableExpressPaymentMethods({ wallet: { name: 'wallet' } });
	void payment.__internalSetActivePaymentMethod('wallet');
	return {
		registry,
		end: () => void payment.__internalSetActivePaymentMethod('cod'),
		shown: () =>
			registry
				.select(noticesStore)
				.getNotices('wc/cart')
				.map(({ id }) => id),
	};
};

it('holds errors of the cart until an express payment ends', () => {
	const { registry, end, shown } = paying();
	notifyErrors(registry, good, soldOut);
	expect(shown()).toEqual([]);
	end();
	expect(shown()).toEqual(['sold-out']);
});

it('shows the errors of the last cart only', () => {
	const { registry, end, shown } = paying();
	notifyErrors(registry, good, soldOut);
	notifyErrors(registry, soldOut, closed);
	end();
	expect(shown()).toEqual(['closed']);
	notifyErrors(registry, closed, withErrors());
	expect(shown()).toEqual([]);
});

it('shows none if the cart has become good meanwhile', () => {
	const { registry, end, shown } = paying();
	notifyErrors(registry, good, soldOut);
	notifyErrors(registry, soldOut, withErrors());
	end();
	expect(shown()).toEqual([]);
});

it('keeps what the shop tells once, although the next cart came before an express payment ended', () => {
	const { registry, end, shown } = paying();
	const told = withErrors({ code: 'woocommerce_rest_cart_coupon_error', message: 'Gone.' });
	notifyErrors(registry, good, told);
	notifyErrors(registry, told, withErrors());
	end();
	expect(shown()).toEqual(['woocommerce_rest_cart_coupon_error Gone.']);
});
