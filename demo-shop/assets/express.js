/**
 * Registers the button of a test wallet as an express payment method, through the interface that WooCommerce documents.
 * Plain JavaScript, served without a build step. Its orders are paid with the test card.
 */
(() => {
	const { registerExpressPaymentMethod } = window.wc.wcBlocksRegistry;
	const { createElement: el, useEffect, useRef, useState } = window.wp.element;
	const { __ } = window.wp.i18n;
	const { formatPrice } = window.wc.priceFormat;
	const { Dialog, Button } = window.storefrontIslandsDemo;

	const NAME = 'storefront_express';

	/** Address and contact details stored in the wallet. */
	const SHIPPING_ADDRESS = {
		first_name: 'Ada',
		last_name: 'Lovelace',
		company: '',
		address_1: '12 Analytical Way',
		address_2: '',
		city: 'Oakland',
		state: 'CA',
		postcode: '94607',
		country: 'US',
		phone: '+1 510 555 0100',
	};
	const BILLING_ADDRESS = { ...SHIPPING_ADDRESS, email: 'ada@example.com' };

	const Wallet = ({ total, onApprove, onFail, onClose }) =>
		el(
			Dialog,
			{ title: __('Express pay (test)', 'storefront-islands'), onClose },
			el('p', { className: 'storefront-demo-dialog__total' }, total),
			el(
				'p',
				null,
				'Ada Lovelace',
				el('br'),
				'12 Analytical Way, Oakland, CA 94607',
				el('br'),
				'Visa •••• 4242',
			),
			el(
				'div',
				{ className: 'storefront-demo-dialog__buttons' },
				el(Button, { isMain: true, onClick: onApprove }, __('Approve', 'storefront-islands')),
				el(Button, { onClick: onFail }, __('Let it fail', 'storefront-islands')),
				el(Button, { onClick: onClose }, __('Cancel', 'storefront-islands')),
			),
		);

	const Content = (props) => {
		const { activePaymentMethod, billing, buttonAttributes, emitResponse, eventRegistration } =
			props;
		const { onClick, onClose, onError, onSubmit, setExpressPaymentError } = props;
		const { onPaymentSetup } = eventRegistration;
		const [isOpen, setOpen] = useState(false);
		const isActive = activePaymentMethod === NAME;
		const isApproved = useRef(false);

		useEffect(
			() =>
				isActive
					? onPaymentSetup(() => {
							if (!isApproved.current) {
								return true;
							}
							return {
								type: emitResponse.responseTypes.SUCCESS,
								meta: {
									paymentMethodData: { storefront_card_token: 'tok_express' },
									billingAddress: BILLING_ADDRESS,
									shippingAddress: SHIPPING_ADDRESS,
								},
							};
						})
					: undefined,
			[isActive, onPaymentSetup, emitResponse],
		);

		const open = () => {
			setExpressPaymentError('');
			onClick();
			isApproved.current = false;
			setOpen(true);
		};
		const close = (then) => () => {
			setOpen(false);
			then();
		};
		return el(
			'div',
			{ className: 'storefront-demo-express' },
			el(
				'button',
				{
					type: 'button',
					onClick: open,
					style: {
						blockSize: buttonAttributes?.height && `${buttonAttributes.height}px`,
						borderRadius: buttonAttributes?.borderRadius && `${buttonAttributes.borderRadius}px`,
					},
				},
				__('Express pay (test)', 'storefront-islands'),
			),
			isOpen &&
				el(Wallet, {
					total: formatPrice(billing.cartTotal.value, billing.currency),
					onApprove: close(() => {
						isApproved.current = true;
						onSubmit();
					}),
					onFail: close(() =>
						onError(
							__('Express pay is not available right now. Please try again.', 'storefront-islands'),
						),
					),
					onClose: close(onClose),
				}),
		);
	};

	registerExpressPaymentMethod({
		name: NAME,
		title: __('Express pay (test)', 'storefront-islands'),
		description: __(
			'A wallet that knows who and where you are. No money moves.',
			'storefront-islands',
		),
		gatewayId: 'storefront_card',
		paymentMethodId: 'storefront_card',
		content: el(Content),
		edit: el(
			'button',
			{ type: 'button', disabled: true },
			__('Express pay (test)', 'storefront-islands'),
		),
		canMakePayment: () => true,
		supports: { features: ['products'], style: ['height', 'borderRadius'] },
	});
})();
