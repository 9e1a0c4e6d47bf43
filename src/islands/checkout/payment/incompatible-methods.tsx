import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import icons from '../../../../data/icons.json';
import { Icon } from '../../../ui/icon';

/** Shows the shop's managers the payment methods that are not available to shoppers here. */
const IncompatibleMethods = ({ titles }: { readonly titles: readonly string[] }) => (
	<div className="storefront-notice storefront-notice--warning" role="note">
		<Icon path={icons.alert} />
		<p>
			{sprintf(
				// translators: %s: names of payment methods.
				__(
					'These payment methods do not work with this checkout, so shoppers are not offered them: %s. Only administrators see this.',
					'storefront-islands',
				),
				titles.join(', '),
			)}
		</p>
	</div>
);

export default IncompatibleMethods;
