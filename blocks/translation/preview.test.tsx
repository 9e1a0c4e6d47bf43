import { render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import type { TranslationState } from '../../src/islands/translation/state';
import { TranslationPreview } from './preview';

const show = (state: TranslationState) =>
	render(
		<TranslationPreview
			pageLanguage="en"
			languages={['en', 'fr', 'eo']}
			known={[
				{ code: 'en', name: 'English' },
				{ code: 'fr', name: 'Français' },
			]}
			state={state}
		/>,
	);

const pressed = () =>
	screen.queryAllByRole('button', { pressed: true }).map((button) => button.textContent);

describe('the page translation preview', () => {
	it('shows languages by their native name, or by their code when unknown', () => {
		show({ name: 'original' });
		expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
			'English',
			'Français',
			'eo',
		]);
		expect(pressed()).toEqual(['English']);
		expect(screen.getByText(/sends this page’s text to Google Translate/)).toBeInTheDocument();
	});

	it('shows the translated state', () => {
		show({ name: 'translated', language: 'fr' });
		expect(pressed()).toEqual(['Français']);
		expect(screen.getByRole('button', { name: 'Show original' })).toBeInTheDocument();
	});

	it('shows the error state when Google cannot be reached', () => {
		show({ name: 'failed', language: 'fr' });
		expect(pressed()).toEqual([]);
		expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
	});
});
