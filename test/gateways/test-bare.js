/**
 * Payment method whose script reads its settings while it loads but declares no dependencies: on WooCommerce's blocks
 * it is printed last, so that the missing dependencies have no effect.
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
