import { render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { NamedIcon, PaymentMethodIcons } from './components';
import OwnIcon from './named-icon';

test('an icon without an address is not drawn, as a gateway may have none', () => {
	render(
		<PaymentMethodIcons
			icons={[
				{ id: 'paypal', src: '', alt: 'PayPal' },
				{ id: 'bank', src: null, alt: 'Bank' },
				{ id: 'visa', src: '/visa.svg', alt: 'Visa' },
				'mastercard',
			]}
		/>,
	);
	expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Visa']);
});

test('icons that are named only are WooCommerce’s own images, other names are passed over', () => {
	Object.assign(window, { wcSettings: { wcAssetUrl: '/woocommerce/assets/' } });
	render(
		<NamedIcon.Provider value={OwnIcon}>
			<PaymentMethodIcons
				icons={['visa', { id: 'p24', src: null, alt: 'P24' }, 'cheque', 'toString']}
			/>
		</NamedIcon.Provider>,
	);
	const images = screen.getAllByRole('img');
	expect(images.map((image) => [image.getAttribute('alt'), image.getAttribute('src')])).toEqual([
		['Visa', '/woocommerce/assets/images/payment-methods/visa.svg'],
		['Przelewy24', '/woocommerce/assets/images/payment-methods/p24.svg'],
	]);
});
