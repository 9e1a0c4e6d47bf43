/**
 * Payment method written like that of a plugin, in plain JavaScript, using only the interface that WooCommerce
 * documents for its checkout block. It shows its props on the page and behaves as its selected option says.
 */
(() => {
	const { registerPaymentMethod, registerPaymentMethodExtensionCallbacks } =
		window.wc.wcBlocksRegistry;
	const { getSetting } = window.wc.wcSettings;
	const { createElement: el, useEffect, useState } = window.wp.element;

	const settings = getSetting('test_method_data', { title: 'Test method' });

	const Label = ({ components }) => el(components.PaymentMethodLabel, { text: settings.title });

	/** Returns the result of the payment setup for the selected option. */
	const setUp = (outcome, saves, { responseTypes, noticeContexts }) => {
		switch (outcome) {
			case 'error':
				return {
					type: responseTypes.ERROR,
					message: 'The test method refuses.',
					messageContext: noticeContexts.PAYMENTS,
				};
			case 'fail':
				return { type: responseTypes.FAIL, message: 'The test method failed.' };
			case 'throw':
				throw new Error('The test method threw.');
			case 'malformed':
				return { message: 'No type' };
			default:
				return {
					type: responseTypes.SUCCESS,
					meta: { paymentMethodData: { test_token: 'tok_1', saves } },
				};
		}
	};

	const Content = (props) => {
		const { billing, shippingData, eventRegistration, emitResponse, shouldSavePayment } = props;
		const { onPaymentSetup, onCheckoutSuccess, onCheckoutFail } = eventRegistration;
		const [outcome, setOutcome] = useState('success');
		useEffect(
			() => onPaymentSetup(() => setUp(outcome, shouldSavePayment, emitResponse)),
			[onPaymentSetup, outcome, shouldSavePayment, emitResponse],
		);
		useEffect(
			() =>
				onCheckoutSuccess(({ processingResponse }) => {
					window.testMethod.succeeded = processingResponse;
					return true;
				}),
			[onCheckoutSuccess],
		);
		useEffect(
			() =>
				onCheckoutFail(({ processingResponse }) => {
					window.testMethod.failed = processingResponse;
					return true;
				}),
			[onCheckoutFail],
		);
		useEffect(() => {
			window.testMethod.props = props;
		});
		return el(
			'div',
			null,
			el('p', null, `${billing.cartTotal.value} ${billing.currency.code}`),
			el('p', null, `${billing.billingAddress.city} – ${shippingData.shippingAddress.city}`),
			el(
				'label',
				null,
				'Outcome ',
				el(
					'select',
					{ value: outcome, onChange: (event) => setOutcome(event.target.value) },
					['success', 'error', 'fail', 'throw', 'malformed'].map((name) =>
						el('option', { key: name, value: name }, name),
					),
				),
			),
		);
	};

	const SavedToken = ({ token, eventRegistration, emitResponse }) => {
		const { onPaymentSetup } = eventRegistration;
		useEffect(
			() =>
				onPaymentSetup(() => ({
					type: emitResponse.responseTypes.SUCCESS,
					meta: { paymentMethodData: { test_saved_token: token } },
				})),
			[onPaymentSetup, emitResponse, token],
		);
		return el('p', null, `Saved token ${token}`);
	};

	const Broken = () => {
		throw new Error('This content always breaks.');
	};

	const method = (name, title, options) => ({
		name,
		label: title,
		ariaLabel: title,
		content: el('p', null, title),
		edit: el('p', null, title),
		canMakePayment: () => true,
		supports: { features: ['products'] },
		...options,
	});

	window.testMethod = { asked: [] };

	registerPaymentMethod(
		method('test_method', settings.title, {
			label: el(Label),
			content: el(Content),
			savedTokenComponent: el(SavedToken),
			placeOrderButtonLabel: 'Pay with the test method',
			canMakePayment: (argument) => {
				window.testMethod.asked.push(argument);
				return true;
			},
			supports: { features: ['products'], showSavedCards: true, showSaveOption: true },
		}),
	);

	registerPaymentMethod(method('test_broken', 'Broken method', { content: el(Broken) }));

	// Resolves to true later than the timeout of the checkout.
	registerPaymentMethod(
		method('test_slow', 'Slow method', {
			canMakePayment: () => new Promise((answer) => setTimeout(() => answer(true), 7000)),
		}),
	);

	registerPaymentMethod(
		method('test_refused', 'Refused method', {
			canMakePayment: () => ({ error: { message: 'It lacks a key.' } }),
		}),
	);

	/** Button in place of the checkout's, with its label in an element, as wallets draw theirs. */
	const Wallet = ({ validate, onSubmit, disabled, waitingForProcessing, eventRegistration }) => {
		const { onPaymentSetup } = eventRegistration;
		useEffect(
			() =>
				onPaymentSetup(() => ({
					type: 'success',
					meta: { paymentMethodData: { wallet_token: 'tok_wallet' } },
				})),
			[onPaymentSetup],
		);
		const pay = async () => {
			const { hasError } = await validate();
			if (!hasError) {
				onSubmit();
			}
		};
		return el(
			'button',
			{ type: 'button', id: 'test-wallet', disabled, onClick: pay, style: { width: '100%' } },
			waitingForProcessing ? 'Paying…' : 'Pay with the wallet',
		);
	};
	registerPaymentMethod(method('test_wallet', 'Wallet', { placeOrderButton: Wallet }));

	registerPaymentMethod(method('test_hidden', 'Hidden by an extension', {}));
	registerPaymentMethodExtensionCallbacks('test-extension', { test_hidden: () => false });
})();
