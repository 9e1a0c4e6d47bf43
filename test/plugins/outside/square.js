/** Stand-in for Square's SDK: card fields that are complete at once, and a Google Pay button that is approved at once. */
(() => {
	const card = { brand: 'VISA', last4: '1111', expMonth: 12, expYear: 2034 };
	const address = {
		givenName: 'Ada',
		familyName: 'Lovelace',
		addressLines: ['12 Analytical Way'],
		city: 'San Francisco',
		state: 'CA',
		postalCode: '94105',
		countryCode: 'US',
	};
	const approved = (details) => ({ status: 'OK', token: 'cnon:standin', details });

	const cardFields = () => ({
		attach: (element) => {
			element.textContent = 'Stand-in number';
			return Promise.resolve();
		},
		tokenize: () => Promise.resolve(approved({ card, billing: { postalCode: '94105' } })),
	});

	const googlePay = () => ({
		attach: (element) => {
			const button = document.createElement('button');
			button.type = 'button';
			button.textContent = 'Stand-in Google Pay';
			element.replaceChildren(button);
			return Promise.resolve();
		},
		tokenize: () =>
			Promise.resolve(
				approved({
					method: 'VISA',
					card: { ...card, postalCode: '94105' },
					billing: { ...address, email: window.standInEmail },
					shipping: { contact: address },
				}),
			),
	});

	window.Square = {
		payments: () => ({
			card: () => Promise.resolve(cardFields()),
			googlePay: () => Promise.resolve(googlePay()),
			applePay: () => Promise.reject(new Error('not on this machine')),
			paymentRequest: () => ({ addEventListener: () => undefined }),
			verifyBuyer: () => Promise.resolve({ token: 'verf:standin' }),
		}),
	};
})();
