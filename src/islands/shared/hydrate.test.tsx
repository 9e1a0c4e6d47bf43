import { act } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import type { ReactElement } from 'react';
import { hydrate } from './hydrate';

/** Hydrates HTML and returns what was said in the console with the plugin's prefix. */
const saidAbout = async (printed: string, island: ReactElement) => {
	const said = jest.spyOn(console, 'error').mockImplementation();
	const element = document.createElement('div');
	element.append(printed);
	// Resolves once React has rendered, for which `act` waits until its callback has ended.
	await act(() => Promise.resolve(void hydrate(element, island)));
	const ours = said.mock.calls.filter(([prefix]) => prefix === 'storefront-islands:');
	said.mockRestore();
	return ours;
};

const Broken = () => {
	throw new Error('It is broken.');
};

test('HTML that React has rendered anew is said in the console, with the place', async () => {
	expect(await saidAbout('printed', <p>rendered</p>)).toContainEqual([
		'storefront-islands:',
		expect.any(Error),
		expect.stringContaining('p'),
	]);
});

test('an island that fails is said in the console on React 19; React 18 says it by itself', async () => {
	const said = await saidAbout('', <Broken />);
	const isNewest = 'use' in jest.requireActual<object>('react');
	expect(said.some(([, error]) => String(error).includes('It is broken.'))).toBe(isNewest);
});
