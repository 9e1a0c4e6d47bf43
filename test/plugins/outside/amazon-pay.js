/** Stand-in for Amazon Pay's script: a button that says what it is. Amazon sends the shopper back to the shop at once. */
(() => {
	/** Returns the id of a session that names the shopper, whom Amazon knows: three digits for each character. */
	const sessionOf = (email) =>
		`standin${[...email].map((letter) => String(letter.charCodeAt(0)).padStart(3, '0')).join('')}`;

	const goToAmazon = ({ payloadJSON }) => {
		const { checkoutReviewReturnUrl, checkoutResultReturnUrl } =
			JSON.parse(payloadJSON).webCheckoutDetails;
		const back = new URL(checkoutReviewReturnUrl ?? checkoutResultReturnUrl);
		back.searchParams.set('amazonCheckoutSessionId', sessionOf(window.standInEmail));
		window.location.assign(back);
	};

	window.amazon = {
		Pay: {
			renderButton: (selector, { createCheckoutSessionConfig }) => {
				const button = document.createElement('button');
				button.type = 'button';
				button.textContent = 'Stand-in Amazon Pay';
				button.addEventListener('click', () => goToAmazon(createCheckoutSessionConfig));
				document.querySelector(selector).replaceChildren(button);
				return {
					initCheckout: (settings) => goToAmazon(settings.createCheckoutSessionConfig),
					onClick: () => undefined,
					updateButtonInfo: () => undefined,
				};
			},
			bindChangeAction: () => undefined,
			signout: () => undefined,
		},
	};
})();
