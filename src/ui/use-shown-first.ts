import { useState } from '@wordpress/element';
import { useBehindFrame } from './use-behind-frame';

/**
 * Returns the value to show, and the function that takes the visitor's: it is shown in the next frame, and told behind
 * that, as what depends on it takes longer to draw.
 *
 * @param value    Value that is known to the owner.
 * @param onChange Tells the owner.
 * @param events   Types of events before which the owner must know; see `useBehindFrame`.
 */
export const useShownFirst = <Value extends string | number | boolean | null>(
	value: Value,
	onChange: (value: NonNullable<Value>) => void,
	events?: readonly string[],
): readonly [Value, (value: NonNullable<Value>) => void] => {
	const [taken, setTaken] = useState<NonNullable<Value> | null>(null);
	const behindFrame = useBehindFrame(events);
	const take = (next: NonNullable<Value>): void => {
		setTaken(next);
		behindFrame(() => {
			setTaken(null);
			onChange(next);
		});
	};
	return [taken ?? value, take];
};
