import type { AddressRules } from '../../domain/catalogue/arguments';
import type { CatalogueSettings } from './page';

/** Returns the rules by which every script of a page reads and writes its address. */
export const rulesOf = (settings: CatalogueSettings): AddressRules => ({
	minorUnit: settings.currency.minorUnit,
	attributes: settings.attributes.map(({ taxonomy }) => taxonomy),
	defaultsToOr: settings.defaultsToOr === true,
	pagedPath: settings.pagedPath ?? '',
});
