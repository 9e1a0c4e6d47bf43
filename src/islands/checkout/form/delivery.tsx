/** Delivery in the checkout form: shipping or local pickup, pickup locations, and shipping rates. */
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { RadioCards, RadioGroup } from '../../../ui/fields/radio-group';
import { useBlockTexts } from '../../shared/block-choices';
import { RateLists } from '../../shared/cart/shipping';
import type { DeliveryModel, OptionsModel, PickupModel } from './model';
import { SectionNotices, Step } from './step';
import type { FormActions } from './use-form';

interface DeliveryProps {
	readonly delivery: DeliveryModel;
	readonly actions: Pick<FormActions, 'setLocalPickup'>;
}

/** Choice between shipping and local pickup. */
export const Delivery = ({ delivery, actions }: DeliveryProps) => {
	const [text, draw] = useBlockTexts();
	const title = __('Delivery', 'storefront-islands');
	return (
		<Step id="shipping-method" title={title} notices={null}>
			<RadioCards
				name="storefront-delivery"
				label={text('shipping-method', title)}
				cards={delivery.cards.map((card) => ({ ...card, label: draw(card.value, card.label) }))}
				chosen={delivery.chosen}
				onChoose={(value) => actions.setLocalPickup(value === 'pickup')}
			/>
		</Step>
	);
};

interface PickupProps {
	readonly pickup: PickupModel;
	readonly actions: Pick<FormActions, 'selectRate'>;
}

/** Pickup locations, for all packages. */
export const Pickup = ({ pickup, actions }: PickupProps) => (
	<Step
		id="pickup-options"
		title={__('Pickup locations', 'storefront-islands')}
		notices={<SectionNotices context={NOTICE_CONTEXTS.shippingMethods} />}
	>
		<div className="storefront-form__choices" aria-busy={pickup.isSettling}>
			<RadioGroup
				name="storefront-pickup"
				legend={__('Pickup locations', 'storefront-islands')}
				legendNote=""
				options={pickup.locations}
				chosen={pickup.chosen}
				onChoose={(rateId) => actions.selectRate(rateId, null)}
			/>
		</div>
	</Step>
);

interface ShippingOptionsProps {
	readonly options: OptionsModel;
	readonly actions: Pick<FormActions, 'selectRate'>;
}

/** Shipping rates by package. Pending rates stay readable. */
export const ShippingOptions = ({ options, actions }: ShippingOptionsProps) => (
	<Step
		id="shipping-option"
		title={__('Shipping options', 'storefront-islands')}
		notices={<SectionNotices context={NOTICE_CONTEXTS.shippingMethods} />}
	>
		<div className="storefront-form__choices" aria-busy={options.isSettling}>
			{options.message !== '' && (
				<p className="storefront-form__message" role="status">
					{options.isSettling
						? __('Looking for delivery options…', 'storefront-islands')
						: options.message}
				</p>
			)}
			<RateLists packages={options.packages} onRate={actions.selectRate} />
		</div>
	</Step>
);
