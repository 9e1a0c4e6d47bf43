import { createElement, Fragment } from '@wordpress/element';
import { RadioGroup } from '../../../ui/radio-group';
import type { PackageModel } from './shipping-model';

interface RateListsProps {
	readonly packages: readonly PackageModel[];
	/** A null package id selects the rate for all packages. */
	readonly onRate: (rateId: string, packageId: number | string | null) => void;
}

/** Shipping rates, one choice per package. */
export const RateLists = ({ packages, onRate }: RateListsProps) => (
	<Fragment>
		{packages.map((pack) => (
			<div key={pack.id} className="storefront-shipping__package">
				<RadioGroup
					name={`storefront-rate-${String(pack.id)}`}
					legend={pack.name}
					legendNote={pack.contents}
					options={pack.options}
					chosen={pack.chosen}
					onChoose={(rateId) => onRate(rateId, pack.pickups.includes(rateId) ? null : pack.id)}
				/>
			</div>
		))}
	</Fragment>
);
