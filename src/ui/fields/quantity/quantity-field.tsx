import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import icons from '../../../../data/icons.json';
import { isWhole } from '../../../domain/cart/quantity';
import type { QuantityLimits } from '../../../domain/cart/quantity';
import { quantityText } from '../../count-text';
import { Icon } from '../../icon';
import { FieldError } from '../field-error';
import { useQuantityText } from './use-quantity-text';

export interface QuantityFieldProps {
	/** Unique on the page; must be the same on server and client. */
	readonly id: string;
	/** Key of the cart item; identifies quantities that were typed before hydration. */
	readonly itemKey: string;
	/** Name of the product, for the accessible labels. */
	readonly name: string;
	readonly quantity: number;
	readonly limits: QuantityLimits;
	/** `isTyped` holds for steps from a typed quantity, too. */
	readonly onChange: (quantity: number, isTyped: boolean) => void;
}

/**
 * Quantity field with buttons on either side. At their limits the buttons stay focusable (aria-disabled), so that the
 * last press does not lose the focus; they never wait for the shop.
 */
export const QuantityField = (props: QuantityFieldProps) => {
	const { id, itemKey, name, quantity, limits } = props;
	const field = useQuantityText(quantity, limits, props.onChange);
	const hintId = limits.multipleOf === 1 ? undefined : `${id}-hint`;
	return (
		<div className="storefront-quantity">
			<div className="storefront-quantity__control wc-block-components-quantity-selector storefront-needs-script">
				<button
					type="button"
					className="wc-block-components-quantity-selector__button wc-block-components-quantity-selector__button--minus"
					// translators: %s: product name.
					aria-label={sprintf(__('Reduce quantity of %s', 'storefront-islands'), name)}
					aria-disabled={field.atLowest}
					onClick={field.decrease}
				>
					<Icon path={icons.minus} />
				</button>
				<input
					className="wc-block-components-quantity-selector__input"
					type="text"
					id={id}
					data-item-key={itemKey}
					inputMode={isWhole(limits) ? 'numeric' : 'decimal'}
					autoComplete="off"
					// translators: %s: product name.
					aria-label={sprintf(__('Quantity of %s', 'storefront-islands'), name)}
					aria-describedby={field.problem === null ? hintId : `${id}-error`}
					value={field.text}
					onChange={(event) => field.type(event.target.value)}
					onBlur={field.commit}
					onKeyDown={(event) => field.press(event.key) && event.preventDefault()}
				/>
				<button
					type="button"
					className="wc-block-components-quantity-selector__button wc-block-components-quantity-selector__button--plus"
					// translators: %s: product name.
					aria-label={sprintf(__('Increase quantity of %s', 'storefront-islands'), name)}
					aria-disabled={field.atHighest}
					onClick={field.increase}
				>
					<Icon path={icons.plus} />
				</button>
			</div>
			{hintId && (
				<p className="storefront-quantity__hint" id={hintId}>
					{sprintf(
						// translators: %s: pieces in a group.
						__('Sold in groups of %s', 'storefront-islands'),
						quantityText(limits.multipleOf),
					)}
				</p>
			)}
			<FieldError id={`${id}-error`} message={field.problem} role="alert" />
		</div>
	);
};
