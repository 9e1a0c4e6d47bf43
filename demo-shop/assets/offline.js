/**
 * Registers bank transfer, check and cash on delivery as payment methods, through the interface that WooCommerce
 * documents. Plain JavaScript, served without a build step.
 */
(() => {
	const { registerPaymentMethod } = window.wc.wcBlocksRegistry;
	const { getSetting } = window.wc.wcSettings;
	const { createElement: el } = window.wp.element;
	const { decodeEntities } = window.wp.htmlEntities;

	const Label = ({ components, title }) => el(components.PaymentMethodLabel, { text: title });

	const register = (name) => {
		const data = getSetting(`${name}_data`, null);
		if (data === null) {
			return;
		}
		const title = decodeEntities(data.title);
		const content = el('p', null, decodeEntities(data.description));
		registerPaymentMethod({
			name,
			label: el(Label, { title }),
			ariaLabel: title,
			content,
			edit: content,
			// Only cash on delivery sets `enableForVirtual`: false makes it unavailable for carts that need no
			// shipping.
			canMakePayment: ({ cartNeedsShipping }) =>
				cartNeedsShipping || data.enableForVirtual !== false,
			supports: { features: data.supports },
		});
	};

	['bacs', 'cheque', 'cod'].forEach(register);
})();
