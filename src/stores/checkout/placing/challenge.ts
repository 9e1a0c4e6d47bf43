import { doAction } from '@wordpress/hooks';
import { guard } from '../../shared/guard';

/**
 * Lets plugins draw a challenge (captcha) where a payment must wait (docs/extensions.md#limits-of-declined-payments).
 *
 * @param challenge Data of the plugin, from its PHP.
 * @param place     Empty element below the countdown.
 */
export const drawChallenge = (challenge: object, place: HTMLElement | null): void => {
	guard(() => doAction('storefront-islands-payment-limited', challenge, place));
};
