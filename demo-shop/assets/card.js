/**
 * Registers the test card as a payment method, through the interface that WooCommerce documents. Plain JavaScript,
 * served without a build step. The card data never leaves the page: the script of a real gateway would have its own
 * server turn the number into a token; this one has a fixed list of tokens.
 */
(() => {
	const { registerPaymentMethod } = window.wc.wcBlocksRegistry;
	const { getSetting } = window.wc.wcSettings;
	const { VALIDATION_STORE_KEY } = window.wc.wcBlocksData;
	const { createElement: el, useEffect, useState } = window.wp.element;
	const { useDispatch, useSelect } = window.wp.data;
	const { decodeEntities } = window.wp.htmlEntities;
	const { __ } = window.wp.i18n;
	const { useSecondStep } = window.storefrontIslandsDemo;

	const NAME = 'storefront_card';
	const data = getSetting(`${NAME}_data`, null);
	if (data === null) {
		return;
	}

	/** Outcome of each card number. All but the last reach the server. */
	const CARDS = {
		4242424242424242: { token: 'tok_success', what: __('Succeeds', 'storefront-islands') },
		4000000000000002: { token: 'tok_declined', what: __('Declined', 'storefront-islands') },
		4000000000000101: {
			token: 'tok_silent',
			what: __('Declined without a reason', 'storefront-islands'),
		},
		4000000000009995: { token: 'tok_exception', what: __('No funds', 'storefront-islands') },
		4000000000003220: {
			token: 'tok_confirm',
			what: __('Asks for a second step', 'storefront-islands'),
		},
		4000000000000259: { token: 'tok_hang', what: __('Never answers', 'storefront-islands') },
		4000000000000119: {
			token: 'tok_html',
			what: __('Paid, but answers with an error page', 'storefront-islands'),
		},
		4000000000000341: { token: 'tok_crash', what: __('Breaks the server', 'storefront-islands') },
		4000000000000127: { token: '', what: __('Refused at once', 'storefront-islands') },
	};

	const IDS = {
		number: `${NAME}_number`,
		expiry: `${NAME}_expiry`,
		code: `${NAME}_code`,
	};

	const digitsOf = (text) => text.replace(/\D/g, '');
	const inGroups = (text) => digitsOf(text).replace(/(\d{4})(?=\d)/g, '$1 ');
	const asExpiry = (text) => digitsOf(text).replace(/^(\d\d)(\d\d)$/, '$1 / $2') || text;

	/** Returns the validation messages of the card fields, by field name. */
	const problemsOf = ({ number, expiry, code }) => ({
		...(digitsOf(number) === '' && {
			number: __('Please enter a card number', 'storefront-islands'),
		}),
		...(digitsOf(number) !== '' &&
			!(digitsOf(number) in CARDS) && {
				number: __('Please enter the number of a test card', 'storefront-islands'),
			}),
		...(!/^(0[1-9]|1[0-2])\d\d$/.test(digitsOf(expiry)) && {
			expiry: __('Please enter a date like 12 / 34', 'storefront-islands'),
		}),
		...(!/^\d{3,4}$/.test(code.trim()) && {
			code: __('Please enter the 3 digits on the back', 'storefront-islands'),
		}),
	});

	const setUp = (card, { responseTypes, noticeContexts }) => {
		const problems = Object.entries(problemsOf(card));
		const refuse = (message, validationErrors) => ({
			type: responseTypes.ERROR,
			message,
			messageContext: noticeContexts.PAYMENTS,
			...(validationErrors && { validationErrors }),
		});
		if (problems.length > 0) {
			return refuse(
				__('Please check your card details.', 'storefront-islands'),
				Object.fromEntries(
					problems.map(([field, message]) => [IDS[field], { message, hidden: false }]),
				),
			);
		}
		const { token } = CARDS[digitsOf(card.number)];
		return token === ''
			? refuse(__('This card cannot be used here. Please try another one.', 'storefront-islands'))
			: {
					type: responseTypes.SUCCESS,
					meta: { paymentMethodData: { storefront_card_token: token } },
				};
	};

	const Field = ({ field, label, components, className = '', ...input }) => {
		const id = IDS[field];
		const error = useSelect((select) => select(VALIDATION_STORE_KEY).getValidationError(id), [id]);
		const isWrong = error?.hidden === false;
		return el(
			'div',
			{
				className: `storefront-field wc-block-components-text-input ${className} ${isWrong ? 'has-error' : ''}`,
			},
			el('label', { htmlFor: id }, label),
			el('input', {
				id,
				type: 'text',
				inputMode: 'numeric',
				required: true,
				'aria-invalid': isWrong,
				'aria-describedby': isWrong ? `validate-error-${id}` : undefined,
				...input,
			}),
			el(components.ValidationInputError, { propertyName: id }),
		);
	};

	const TestCards = ({ onChoose }) =>
		el(
			'details',
			{ className: 'storefront-demo-cards' },
			el('summary', null, __('Numbers to try', 'storefront-islands')),
			el(
				'ul',
				null,
				Object.entries(CARDS).map(([number, { what }]) =>
					el(
						'li',
						{ key: number },
						el('button', { type: 'button', onClick: () => onChoose(number) }, inGroups(number)),
						' ',
						what,
					),
				),
			),
		);

	const Content = (props) => {
		const { eventRegistration, emitResponse, components } = props;
		const { onPaymentSetup } = eventRegistration;
		const { clearValidationError, clearValidationErrors } = useDispatch(VALIDATION_STORE_KEY);
		const [card, setCard] = useState({ number: '', expiry: '', code: '' });
		const step = useSecondStep(props);

		useEffect(
			() => onPaymentSetup(() => setUp(card, emitResponse)),
			[onPaymentSetup, card, emitResponse],
		);
		// Validation errors of an unmounted form must not block an order that is paid with another payment method.
		useEffect(() => () => clearValidationErrors(Object.values(IDS)), [clearValidationErrors]);

		const change = (field, value) => {
			setCard((last) => ({ ...last, [field]: value }));
			clearValidationError(IDS[field]);
		};
		const input = (field, tidy) => ({
			field,
			components,
			value: card[field],
			onChange: (event) => change(field, event.target.value),
			onBlur: () => setCard((last) => ({ ...last, [field]: tidy(last[field]) })),
		});
		return el(
			'div',
			{ className: 'storefront-demo-card' },
			el('p', { className: 'storefront-demo-card__note' }, decodeEntities(data.description)),
			el(Field, {
				...input('number', inGroups),
				label: __('Card number', 'storefront-islands'),
				autoComplete: 'cc-number',
				className: 'storefront-demo-card__number',
			}),
			el(Field, {
				...input('expiry', asExpiry),
				label: __('Expires (MM / YY)', 'storefront-islands'),
				autoComplete: 'cc-exp',
			}),
			el(Field, {
				...input('code', (code) => code.trim()),
				label: __('Security code', 'storefront-islands'),
				autoComplete: 'cc-csc',
			}),
			el(TestCards, {
				onChoose: (number) => {
					clearValidationErrors(Object.values(IDS));
					setCard({ number: inGroups(number), expiry: '12 / 34', code: '123' });
				},
			}),
			step,
		);
	};

	/** Renders the content below a selected saved card. */
	const SavedCard = (props) => {
		const step = useSecondStep(props);
		return el(
			'p',
			{ className: 'storefront-demo-card__note' },
			decodeEntities(data.description),
			step,
		);
	};

	const title = decodeEntities(data.title);
	const Label = ({ components }) => el(components.PaymentMethodLabel, { text: title });

	registerPaymentMethod({
		name: NAME,
		label: el(Label),
		ariaLabel: title,
		content: el(Content),
		edit: el('p', null, decodeEntities(data.description)),
		savedTokenComponent: el(SavedCard),
		canMakePayment: () => true,
		supports: { showSavedCards: true, showSaveOption: true, features: data.supports },
	});
})();
