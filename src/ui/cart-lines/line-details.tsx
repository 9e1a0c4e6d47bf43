import { createElement } from '@wordpress/element';
import type { LineModel } from './model';

/** What sets a line apart from others of the same product: its variation, and what plugins have to say. */
export const LineDetails = ({ details }: Pick<LineModel, 'details'>) =>
	details.length === 0 ? null : (
		<ul className="storefront-line__details">
			{details.map(({ name, value }, index) => (
				<li key={index}>
					{name !== '' && <span className="storefront-line__detail-name">{name}</span>}
					<span>{value}</span>
				</li>
			))}
		</ul>
	);
