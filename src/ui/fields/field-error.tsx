import { createElement } from '@wordpress/element';
import icons from '../../../data/icons.json';
import { Icon } from '../icon';

/**
 * Returns the id of the element that shows an error of the validation store. It follows WooCommerce's naming, as
 * gateways and themes look for it.
 */
export const errorElementId = (errorId: string): string => `validate-error-${errorId}`;

/** Returns the id of the element that describes a field: its error or hint, or what a plugin's attributes name. */
export const describedBy = (
	id: string | null,
	attributes: Readonly<Record<string, string>> | undefined,
): string | undefined => id ?? attributes?.['aria-describedby'];

interface FieldErrorProps {
	readonly id: string;
	/** Null if there is no error. */
	readonly message: string | null;
	/**
	 * Set if the message is to be said as soon as it appears. Without it the error is heard with its field, as one of a
	 * form's that are announced together.
	 */
	readonly role?: 'alert' | undefined;
}

/** Error message of a field, with an icon; nothing if there is none. */
export const FieldError = ({ message, ...rest }: FieldErrorProps) =>
	message === null ? null : (
		<p className="storefront-field__error wc-block-components-validation-error" {...rest}>
			<Icon path={icons.alert} />
			<span>{message}</span>
		</p>
	);
