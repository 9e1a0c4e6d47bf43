import { fileURLToPath } from 'node:url';

/** MailPoet: a box to subscribe at the checkout, a block of the contact step. */
export const mailpoet = {
	folder: 'mailpoet',
	php: fileURLToPath(new URL('../outside/mailpoet.php', import.meta.url)),
	method: 'cod',
	ready: (page) => page.getByText('Send me the letter').waitFor(),
	pay: (page) => page.getByLabel('Send me the letter').check(),
};
