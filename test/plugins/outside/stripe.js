/**
 * Stand-in for js.stripe.com: elements that draw a plain box, are complete at once, and give a payment method; express
 * buttons that confirm when they are pressed. Keeps the appearance that a gateway asks for.
 */
(() => {
	const asked = (window.standIn = window.standIn ?? { appearances: [] });

	const emitter = () => {
		const listeners = {};
		return {
			on: (name, listener) => (listeners[name] = [...(listeners[name] ?? []), listener]),
			off: (name, listener) =>
				(listeners[name] = (listeners[name] ?? []).filter((other) => other !== listener)),
			emit: (name, event) => (listeners[name] ?? []).forEach((listener) => listener(event)),
		};
	};

	const expressButton = ({ emit }) => {
		const button = document.createElement('button');
		button.type = 'button';
		button.textContent = 'Stand-in express';
		button.addEventListener('click', () => {
			const address = {
				line1: '12 Analytical Way',
				line2: '',
				city: 'San Francisco',
				state: 'CA',
				postal_code: '94105',
				country: 'US',
			};
			emit('click', {
				elementType: 'expressCheckout',
				expressPaymentType: 'google_pay',
				resolve: () =>
					emit('confirm', {
						elementType: 'expressCheckout',
						expressPaymentType: 'google_pay',
						billingDetails: {
							name: 'Ada Lovelace',
							email: window.standInEmail,
							phone: '4155550123',
							address,
						},
						shippingAddress: { name: 'Ada Lovelace', address },
						paymentFailed: (reason) => emit('standin-failed', reason),
					}),
			});
		});
		return button;
	};

	const createElement = (type, options = {}) => {
		const { on, off, emit } = emitter();
		let host = null;
		const element = {
			_elementType: type,
			_options: options,
			on: (name, listener) => (on(name, listener), element),
			once: (name, listener) => (on(name, listener), element),
			off: (name, listener) => (off(name, listener), element),
			update: () => undefined,
			focus: () => undefined,
			blur: () => undefined,
			clear: () => undefined,
			collapse: () => undefined,
			mount: (where) => {
				host = typeof where === 'string' ? document.querySelector(where) : where;
				const drawn =
					type === 'expressCheckout'
						? expressButton({ emit })
						: Object.assign(document.createElement('div'), { textContent: `Stand-in ${type}` });
				host.replaceChildren(drawn);
				Promise.resolve().then(() => {
					emit('ready', {
						elementType: type,
						availablePaymentMethods: { googlePay: true, applePay: false, link: false },
					});
					emit('loaderstart', {});
					emit('change', {
						elementType: type,
						complete: true,
						empty: false,
						value: { type: 'card' },
					});
				});
			},
			unmount: () => host?.replaceChildren(),
			destroy: () => host?.replaceChildren(),
		};
		return element;
	};

	/** Returns the confirmed payment of a client secret, which begins with the payment's id. */
	const confirmed = async (secret) => ({
		paymentIntent: {
			id: secret.split('_secret')[0],
			client_secret: secret,
			status: 'succeeded',
			payment_method: { id: 'pm_standin', type: 'card' },
		},
	});

	// Some scripts call it with `new`.
	window.Stripe = function (key) {
		return {
			_registerWrapper: () => undefined,
			registerAppInfo: () => undefined,
			_key: key,
			elements: (options = {}) => {
				if (options.appearance) {
					asked.appearances.push(options.appearance);
				}
				const made = {};
				return {
					_options: options,
					create: (type, own) => (made[type] = createElement(type, own)),
					getElement: (type) => made[type] ?? null,
					update: (changes) => changes.appearance && asked.appearances.push(changes.appearance),
					fetchUpdates: async () => ({}),
					submit: async () => ({}),
					on: () => undefined,
				};
			},
			createPaymentMethod: async () => ({
				paymentMethod: { id: 'pm_standin', type: 'card', card: { brand: 'visa', last4: '4242' } },
			}),
			createConfirmationToken: async () => ({
				confirmationToken: {
					id: 'ctoken_standin',
					payment_method_preview: { type: 'card', billing_details: {} },
				},
			}),
			createToken: async () => ({ token: { id: 'tok_standin' } }),
			createSource: async () => ({ source: { id: 'src_standin' } }),
			confirmCardPayment: confirmed,
			confirmPayment: ({ clientSecret }) => confirmed(clientSecret),
			handleNextAction: ({ clientSecret }) => confirmed(clientSecret),
			retrievePaymentIntent: async () => ({
				paymentIntent: { id: 'pi_standin', status: 'succeeded' },
			}),
		};
	};
})();
