<?php
/**
 * Folded parts.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

defined( 'ABSPATH' ) || exit;

/** The same as src/ui/disclosure.tsx, folded. */
final class Disclosure {
	/**
	 * Something folded away behind its name; the browser fills it once it is unfolded.
	 *
	 * @param string $class_name What it is.
	 * @param string $summary    Its name.
	 */
	public static function node( string $class_name, string $summary ): Node {
		return Node::element(
			'details',
			array( 'class' => 'storefront-disclosure ' . $class_name ),
			array( Node::element( 'summary', array(), array( $summary ) ) )
		);
	}
}
