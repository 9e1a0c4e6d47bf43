import { createElement } from '@wordpress/element';
import { Icon } from './icon';

/** Of the element that shows an error of the validation store, by WooCommerce's rule: gateways and themes look for it. */
export const errorElementId = (errorId: string): string => `validate-error-${errorId}`;

/** The message of a field, at the field, in words and with an icon. */
export const FieldError = ({ id, message }: { readonly id: string; readonly message: string }) => (
	<p className="storefront-field__error wc-block-components-validation-error" id={id} role="alert">
		<Icon name="alert" />
		<span>{message}</span>
	</p>
);
