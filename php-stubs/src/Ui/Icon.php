<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Support\DataFile;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/icon.tsx. */
final class Icon {
	/**
	 * Returns an icon in the colour of the text, hidden from assistive technology.
	 *
	 * @param string $name Name in data/icons.json.
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
			array( Node::element( 'path', array( 'd' => self::path( $name ) ) ) )
		);
	}

	/**
	 * Returns the path of an icon on a 20 × 20 grid.
	 *
	 * @param string $name Name in data/icons.json.
	 */
	public static function path( string $name ): string {
		return DataFile::read( 'icons' )->string( $name );
	}
}
