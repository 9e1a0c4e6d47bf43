/** Script `page-colors`: printed where WordPress does not know the colours of the theme's page. */
import { watchPageColors } from './read';

watchPageColors();
