import { fireEvent, screen } from '@testing-library/dom';
import { mount } from './mount';

const texts = {
	before: 'Goes to Google.',
	loading: 'Translating…',
	translated: 'Translated by Google.',
	original: 'Show original',
	failed: 'Google was not reached.',
	again: 'Try again',
};

const SERVER_HTML = `
<div data-island="translation">
	<ul translate="no">
		<li><button type="button" class="storefront-translation__language" value="en" aria-pressed="true">English</button></li>
		<li><button type="button" class="storefront-translation__language" value="fr" aria-pressed="false">Français</button></li>
	</ul>
	<span role="status">Goes to Google.</span>
	<button class="storefront-translation__action" type="button" hidden></button>
</div>`;

const aWidget = async (run: () => Promise<void>) => {
	document.body.replaceChildren(document.createRange().createContextualFragment(SERVER_HTML));
	document.documentElement.className = '';
	window.storefrontIslands = { run };
	const element = document.querySelector<HTMLElement>('[data-island]');
	if (element) {
		await mount(element, {
			props: { pageLanguage: 'en', languages: ['en', 'fr'], texts },
			settings: {},
			api: { root: '/', nonce: null },
			cartSeed: null,
			triggerEvent: null,
		});
	}
};

const button = (name: string) => screen.getByRole('button', { name });

it('shows the progress in its block, and keeps the focus', async () => {
	let isBlocked = true;
	await aWidget(async () => {
		if (isBlocked) {
			throw new Error('blocked');
		}
		window.google = { translate: { TranslateElement: Object } };
		window.storefrontIslandsTranslate?.();
		document.documentElement.className = 'translated-ltr';
	});
	expect(screen.queryByRole('button', { name: 'Show original' })).toBeNull();

	fireEvent.click(button('Français'));
	expect(screen.getByRole('status')).toHaveTextContent('Translating…');
	expect(button('Français')).toHaveAttribute('aria-pressed', 'true');
	expect(button('English')).toHaveAttribute('aria-pressed', 'false');

	const again = await screen.findByRole('button', { name: 'Try again' });
	expect(screen.getByRole('status')).toHaveTextContent('Google was not reached.');
	expect(button('Français')).toHaveAttribute('aria-pressed', 'false');

	isBlocked = false;
	again.focus();
	fireEvent.click(again);
	expect(button('Français')).toHaveFocus();
	await screen.findByRole('button', { name: 'Show original' });
	expect(screen.getByRole('status')).toHaveTextContent('Translated by Google.');
	expect(button('Français')).toHaveAttribute('aria-pressed', 'true');
});
