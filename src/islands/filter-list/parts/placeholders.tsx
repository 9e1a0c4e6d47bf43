import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../../../ui/class-names';

/** Of different lengths, as names are. */
const WIDTHS = ['55%', '80%', '40%', '65%', '50%'];

/** Stands for the choices while nobody knows them. */
export const Placeholders = ({ isChips }: { readonly isChips: boolean }) => (
	<Fragment>
		<span className="storefront-visually-hidden">{__('Loading…', 'storefront-islands')}</span>
		<ul
			className={classNames('storefront-filter-list__items', isChips && 'is-chips')}
			aria-hidden="true"
		>
			{WIDTHS.map((width) => (
				<li key={width} className="storefront-filter-list__placeholder">
					<span style={{ inlineSize: width }} />
				</li>
			))}
		</ul>
	</Fragment>
);
