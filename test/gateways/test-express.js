/**
 * Express payment methods written like those of a plugin, in plain JavaScript, using only the interface that
 * WooCommerce documents: one that provides addresses and pays, and one that throws.
 */
(() => {
	const { registerExpressPaymentMethod } = window.wc.wcBlocksRegistry;
	const { createElement: el, useEffect, useState } = window.wp.element;

	const ADDRESS = {
		first_name: 'Ada',
		last_name: 'Lovelace',
		company: '',
		address_1: '12 Analytical Way',
		address_2: '',
		city: 'San Francisco',
		state: 'CA',
		postcode: '94105',
		country: 'US',
		phone: '',
	};

	const Button = (props) => {
		const { onClick, onClose, onError, onSubmit, eventRegistration, emitResponse, billing } = props;
		const { height, borderRadius } = props.buttonAttributes ?? {};
		const { onPaymentSetup } = eventRegistration;
		const [isOpen, setOpen] = useState(false);
		const [isBroken, setBroken] = useState(false);
		useEffect(() => {
			if (!isOpen) {
				return undefined;
			}
			return onPaymentSetup(() => ({
				type: emitResponse.responseTypes.SUCCESS,
				meta: {
					paymentMethodData: { test_express_token: 'tok_express' },
					billingAddress: { ...ADDRESS, email: 'ada@example.org' },
					shippingAddress: ADDRESS,
				},
			}));
		}, [isOpen, onPaymentSetup, emitResponse]);
		const close = () => {
			setOpen(false);
			onClose();
		};
		if (isBroken) {
			throw new Error('This window always breaks.');
		}
		return isOpen
			? el(
					'div',
					null,
					el('p', null, `Pay ${billing.cartTotal.value}`),
					el('button', { type: 'button', onClick: onSubmit }, 'Confirm the test'),
					el('button', { type: 'button', onClick: close }, 'Cancel the test'),
					el(
						'button',
						{
							type: 'button',
							onClick: () => {
								setOpen(false);
								onError('The test wallet is empty.');
							},
						},
						'Fail the test',
					),
					el('button', { type: 'button', onClick: () => setBroken(true) }, 'Break the test'),
				)
			: el(
					'button',
					{
						type: 'button',
						// React adds the unit to numbers only.
						style: height && { height: `${height}px`, borderRadius: `${borderRadius}px` },
						onClick: () => {
							onClick();
							setOpen(true);
						},
					},
					'Test express',
				);
	};

	const Broken = () => {
		throw new Error('This button always breaks.');
	};

	const register = (name, content) =>
		registerExpressPaymentMethod({
			name,
			title: name,
			description: 'For tests',
			gatewayId: name,
			content,
			edit: content,
			canMakePayment: () => true,
			paymentMethodId: name,
			supports: { features: ['products'], style: ['height', 'borderRadius'] },
		});

	register('test_express', el(Button));
	register('test_express_broken', el(Broken));
})();
