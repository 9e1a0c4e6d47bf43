import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../../../ui/class-names';

/** Placeholders while the choices are loading. */
export const Placeholders = ({ isChips }: { readonly isChips: boolean }) => (
	<Fragment>
		<span className="storefront-visually-hidden">{__('Loading…', 'storefront-islands')}</span>
		<ul
			className={classNames('storefront-filter-list__items', isChips && 'is-chips')}
			aria-hidden="true"
		>
			{[1, 2, 3, 4, 5].map((key) => (
				<li key={key} className="storefront-filter-list__placeholder" />
			))}
		</ul>
	</Fragment>
);
