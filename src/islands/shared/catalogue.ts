import type { CatalogueContext, CataloguePage } from '../../stores/catalogue/page';
import { ensureCatalogue as ensurePage } from '../../stores/catalogue/setup';
import { createGrids } from './grids';

/** How a catalogue island gets the page's stores and settings, in its mount: started once a page, with the page's grids. */
export const ensureCatalogue = (context: CatalogueContext): CataloguePage =>
	ensurePage(context, createGrids);
