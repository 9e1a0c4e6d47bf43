import { createElement } from '@wordpress/element';
import icons from '../../data/icons.json';
import { Icon } from './icon';

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

/** Error message of a field, with an icon. */
export const FieldError = ({ id, message }: { readonly id: string; readonly message: string }) => (
	<p className="storefront-field__error wc-block-components-validation-error" id={id} role="alert">
		<Icon path={icons.alert} />
		<span>{message}</span>
	</p>
);
