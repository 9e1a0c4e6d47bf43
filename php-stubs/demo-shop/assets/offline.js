/**
 * Bank transfer, check and cash on delivery, written against the interface that WooCommerce documents for payment methods.
 * Plain JavaScript, as it stands in the page.
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
			// Only what is paid at the door, and not for what nobody brings there, says something of it.
			canMakePayment: ({ cartNeedsShipping }) =>
				cartNeedsShipping || data.enableForVirtual !== false,
			supports: { features: data.supports },
		});
	};

	['bacs', 'cheque', 'cod'].forEach(register);
})();
