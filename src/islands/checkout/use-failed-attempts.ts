import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { checkoutStore } from '../../stores/checkout/contract';

/** Returns the number of order attempts that failed with errors to correct. */
export const useFailedAttempts = (): number => {
	const isIdle = useSelect((select) => select(checkoutStore).isIdle(), []);
	const hasError = useSelect((select) => select(checkoutStore).hasError(), []);
	const [wasIdle, setWasIdle] = useState(true);
	const [attempts, setAttempts] = useState(0);
	if (wasIdle !== isIdle) {
		setWasIdle(isIdle);
		if (isIdle && hasError) {
			setAttempts(attempts + 1);
		}
	}
	return attempts;
};
