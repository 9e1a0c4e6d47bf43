/**
 * The script `catalogue-filtering`: what happens when filters change. It comes as soon as an island of the catalogue is awake, and
 * stays out of what wakes it.
 */
import { browserEngine } from '../../stores/catalogue/browser-engine';
import { createGrids } from './grids';

window.storefrontStartEngine = browserEngine(createGrids);
