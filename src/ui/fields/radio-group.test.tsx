import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState } from '@wordpress/element';
import { RadioGroup } from './radio-group';
import { readFields } from './use-pre-hydration-input';

const option = (value: string) => ({ value, label: value, aside: '', notes: [] });

const setUp = () => {
	const told: string[] = [];
	const Delivery = () => {
		const [chosen, setChosen] = useState('Post');
		return (
			<form>
				<RadioGroup
					name="delivery"
					legend="Delivery"
					legendNote=""
					options={['Post', 'Courier', 'Freight'].map(option)}
					chosen={chosen}
					onChoose={(value) => {
						told.push(value);
						setChosen(value === 'Freight' ? chosen : value);
					}}
				/>
				<button>Go on</button>
			</form>
		);
	};
	render(<Delivery />);
	const radio = (name: string) => screen.getByRole('radio', { name });
	return { told, radio, choose: (name: string) => fireEvent.click(radio(name)) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a choice is shown at once and told behind the frame, then the owner has the last word', () => {
	const { told, radio, choose } = setUp();
	choose('Courier');
	expect(radio('Courier')).toBeChecked();
	expect(told).toEqual([]);
	act(() => void jest.advanceTimersByTime(20));
	expect(told).toEqual(['Courier']);
	choose('Freight');
	expect(radio('Freight')).toBeChecked();
	act(() => void jest.advanceTimersByTime(20));
	expect(told).toEqual(['Courier', 'Freight']);
	expect(radio('Courier')).toBeChecked();
});

test.each([
	['the next key', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
	['a press', () => fireEvent.click(screen.getByRole('button'))],
	['sending the form', () => fireEvent.submit(screen.getByRole('button'))],
	['reading the form', () => act(() => readFields(document))],
	['hiding the page', () => act(() => void fireEvent(document, new Event('visibilitychange')))],
	['leaving the page', () => act(() => void fireEvent(window, new Event('pagehide')))],
])('%s does not come before the choice is told', (_name, happen) => {
	const { told, choose } = setUp();
	choose('Courier');
	happen();
	expect(told).toEqual(['Courier']);
	act(() => void jest.advanceTimersByTime(20));
	expect(told).toEqual(['Courier']);
});

test('each of two choices within a frame is told', () => {
	const { told, choose } = setUp();
	choose('Courier');
	choose('Freight');
	act(() => void jest.advanceTimersByTime(20));
	expect(told).toEqual(['Courier', 'Freight']);
});
