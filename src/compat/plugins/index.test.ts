test('behind the mini-cart, what plugins hide is hidden once the script has run', async () => {
	const sheet = document.createElement('style');
	sheet.textContent = '.wc-block-cart-items__row.is-member{display:none}';
	document.head.append(sheet);
	await import('./index');
	expect(document.head.lastElementChild?.textContent).toContain(
		'.storefront-line.is-member{display:none}',
	);
}, 30_000);
