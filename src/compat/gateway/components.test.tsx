import { render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { PaymentMethodIcons } from './components';

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
