import { fileURLToPath } from 'node:url';

const file = (name) => new URL(name, import.meta.url);

/** Parts of a case that PayPal's stand-ins answer: its servers, and the script of its buttons. */
export const PAYPAL = {
	php: fileURLToPath(file('paypal.php')),
	outside: [
		{ matches: /^https:\/\/www\.(sandbox\.)?paypal\.com\/sdk\/js/, file: file('paypal.js') },
	],
};

/** Returns the express button that the script draws. */
export const paypalButton = (page) => page.getByRole('button', { name: 'Stand-in paypal' });
