import { createElement } from '@wordpress/element';
import type { LineModel } from './model';

/** Details of a line: its variation, and data added by plugins. */
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
