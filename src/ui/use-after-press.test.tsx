import { render } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { useAfterPress } from './use-after-press';

const start = () => {
	let afterPress: ReturnType<typeof useAfterPress> = () => undefined;
	const Field = () => {
		afterPress = useAfterPress();
		return null;
	};
	render(<Field />);
	const callback = jest.fn();
	return { callback, leave: () => afterPress(callback) };
};

const pointer = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('calls back behind the next frame without a press, as of the Tab key', () => {
	const { callback, leave } = start();
	leave();
	expect(callback).not.toHaveBeenCalled();
	jest.runAllTimers();
	expect(callback).toHaveBeenCalledTimes(1);
});

it.each(['pointerup', 'pointercancel'])('calls back once, behind %s and its click', (type) => {
	const { callback, leave } = start();
	pointer('pointerdown');
	leave();
	pointer(type);
	expect(callback).not.toHaveBeenCalled();
	jest.runAllTimers();
	pointer(type);
	jest.runAllTimers();
	expect(callback).toHaveBeenCalledTimes(1);
});
