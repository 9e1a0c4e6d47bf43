/**
 * Stand-in for PayPal's SDK: buttons and messages that say what they are, and card fields that are complete at once.
 * A pressed button, and card fields that are submitted, are approved at once.
 */
(() => {
	const ELIGIBLE = ['paypal', 'venmo'];
	/** The order as PayPal gives it to the page after it was approved. */
	const approved = (id) => ({
		id,
		status: 'APPROVED',
		payer: {
			email_address: window.standInEmail,
			name: { given_name: 'Ada', surname: 'Lovelace' },
			address: { country_code: 'US' },
		},
		purchase_units: [
			{
				shipping: {
					name: { full_name: 'Ada Lovelace' },
					address: {
						address_line_1: '12 Analytical Way',
						admin_area_2: 'San Francisco',
						admin_area_1: 'CA',
						postal_code: '94105',
						country_code: 'US',
					},
				},
			},
		],
	});

	const pay = async (options, fundingSource) => {
		try {
			options.onClick?.({ fundingSource }, { resolve: () => true, reject: () => false });
			const orderID = await options.createOrder({ paymentSource: fundingSource });
			await options.onApprove(
				{ orderID, payerID: 'standin' },
				{ order: { get: () => Promise.resolve(approved(orderID)) } },
			);
		} catch (error) {
			console.error(String(error?.stack ?? error));
			options.onError?.(error);
		}
	};

	const find = (where) => (typeof where === 'string' ? document.querySelector(where) : where);

	const Buttons = (options = {}) => {
		const source = options.fundingSource ?? 'paypal';
		return {
			isEligible: () => ELIGIBLE.includes(source),
			hasReturned: () => false,
			render: (where) => {
				const button = document.createElement('button');
				button.type = 'button';
				button.textContent = `Stand-in ${source}`;
				button.addEventListener('click', () => pay(options, source));
				find(where)?.replaceChildren(button);
				options.onInit?.({}, { enable: () => undefined, disable: () => undefined });
				return Promise.resolve();
			},
			close: () => Promise.resolve(),
			updateProps: () => Promise.resolve(),
		};
	};
	/** The SDK's own component for React: a class, as gateways keep a reference to it, and always the same. */
	let component = null;
	Buttons.driver = (_, { React }) =>
		(component ??= class extends React.Component {
			host = React.createRef();
			componentDidMount() {
				const live = new Proxy({}, { get: (_target, name) => this.props[name] });
				if (ELIGIBLE.includes(this.props.fundingSource)) {
					Buttons(live).render(this.host.current);
				}
			}
			render() {
				return React.createElement('div', { ref: this.host });
			}
		});

	const field = (name) => () => ({
		render: (where) => {
			find(where).append(Object.assign(document.createElement('div'), { textContent: name }));
			return Promise.resolve();
		},
		close: () => Promise.resolve(),
		on: () => undefined,
	});
	const CardFields = (options = {}) => ({
		isEligible: () => true,
		NameField: field('Stand-in name'),
		NumberField: field('Stand-in number'),
		ExpiryField: field('Stand-in expiry'),
		CVVField: field('Stand-in code'),
		getState: () => Promise.resolve({ isFormValid: true }),
		submit: async () => {
			const orderID = await options.createOrder();
			await options.onApprove({ orderID });
		},
	});

	const Messages = (options = {}) => ({
		render: (where) => {
			find(where)?.replaceChildren(`Stand-in message for ${options.amount}`);
			return Promise.resolve();
		},
	});

	const sdk = {
		version: 'standin',
		FUNDING: { PAYPAL: 'paypal', VENMO: 'venmo', PAYLATER: 'paylater', CARD: 'card' },
		getFundingSources: () => ELIGIBLE,
		isFundingEligible: (source) => ELIGIBLE.includes(source),
		Buttons,
		CardFields,
		Messages,
		Marks: Buttons,
	};
	window[document.currentScript?.dataset.namespace ?? 'paypal'] = sdk;
})();
