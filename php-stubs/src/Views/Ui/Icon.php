<?php
/**
 * Renders icons.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Line icons of src/ui/icon.tsx that server-rendered HTML needs. */
final class Icon {
	private const OUTLINES = array(
		'bag'   => 'M4.5 6.5h11l1 11h-13zM7 8.5v-3a3 3 0 0 1 6 0v3',
		'cart'  => 'M2.5 3.5h2l2 9.5h8.5l2-7H5M8 16.25v.5M14 16.25v.5',
		'basket' => 'M2.5 8.5h15l-1.75 8.5H4.25zM6.25 8.5l2.5-5.5M13.75 8.5l-2.5-5.5',
		'plus'  => 'M10 4.5v11M4.5 10h11',
		'minus' => 'M4.5 10h11',
		'close' => 'M5 5l10 10M15 5L5 15',
		'alert' => 'M10 2.75l7.75 14H2.25zM10 8v4M10 14.25v.5',
		'info'  => 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9v4.5M10 6v.75',
		'filter' => 'M3 6h14M6 10h8M8.5 14h3',
		'check' => 'M4 10.5l4 4 8-9',
		'user'  => 'M10 10.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM3 17.5c0-3.5 3-5 7-5s7 1.5 7 5',
		'menu' => 'M3 5.5h14M3 10h14M3 14.5h14',
		'search' => 'M14.5 9a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0m-1 4.5 3.5 3.5',
	);

	/**
	 * Returns an icon in the colour of the text, hidden from assistive technology.
	 *
	 * @param string $name Key of OUTLINES.
	 */
	public static function node( string $name ): Node {
		return Node::element(
			'svg',
			array(
				'class'           => 'storefront-icon',
				'width'           => 20,
				'height'          => 20,
				'viewBox'         => '0 0 20 20',
				'fill'            => 'none',
				'stroke'          => 'currentColor',
				'stroke-width'    => '1.5',
				'stroke-linecap'  => 'round',
				'stroke-linejoin' => 'round',
				'aria-hidden'     => 'true',
				'focusable'       => 'false',
			),
			array( Node::element( 'path', array( 'd' => self::OUTLINES[ $name ] ) ) )
		);
	}
}
