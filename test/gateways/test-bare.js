/**
 * A payment method whose script reads its settings while it loads, and names no script that it needs: on WooCommerce's
 * blocks it comes last, so that nobody has noticed.
 */
(() => {
	const settings = window.wc.wcSettings.getSetting('test_bare_data');
	const { createElement: el } = window.wp.element;
	const content = el('p', null, settings.words.ready);

	window.wc.wcBlocksRegistry.registerPaymentMethod({
		name: settings.id,
		label: settings.title,
		ariaLabel: settings.title,
		content,
		edit: content,
		canMakePayment: () => true,
		supports: { features: ['products'] },
	});
})();
