import { createElement } from '@wordpress/element';
import type { Currency } from '../../../src/domain/money';
import { classNames } from '../../../src/ui/class-names';
import { cardRows, type CardParts } from './card-parts';
import { sampleProducts } from './sample';
import { SampleCard } from './sample-card';

interface SampleCardsProps {
	readonly columns: number;
	readonly count: number;
	/** Heading level of the product names, 2 to 6. */
	readonly headingLevel: number;
	/** Parts of the cards that are shown. */
	readonly parts: CardParts;
	readonly currency: Currency;
	/** Class names of the list in addition to those of every grid. */
	readonly className?: string;
}

/** Draws sample products as Catalogue\GridView\ProductGrid prints them. */
export const SampleCards = ({ columns, count, className, ...card }: SampleCardsProps) => (
	<ul
		className={classNames('storefront-product-grid__list', className ?? null)}
		style={{ '--columns': columns, '--rows': cardRows(card.parts) }}
	>
		{sampleProducts(count).map((product, index) => (
			<SampleCard key={index} product={product} {...card} />
		))}
	</ul>
);
